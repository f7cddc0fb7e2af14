import { Type } from '@sinclair/typebox';
import type { Page } from '@contract/common';
import {
  PurchaseOrder,
  type ListedPurchase,
  type ListedSupply,
  type PurchaseBrief,
  type PurchaseQuery,
  type SupplyBrief,
  type SupplyQuery
} from '@contract/listing';
import type { FavouriteSupply } from '@contract/supply';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { CursorId, CursorTime, decodeCursor, pageOf } from '../../http/cursor';
import { requireCompany } from '../company/company.service';
import type { SearchTerms } from '../textSearch/searchTerms';
import { citiesByDistance, parsePosition } from '../region/cityPositions';
import { viewerOf } from './audience.service';
import { regionPrefix, type ListingFilter } from './listing.filter';
import { purchasePresenter, presentSupply } from './listing.presenter';
import { loadViewerRelation } from './viewerRelation.service';
import { countOpen, countMatching, type OpenCounts } from './listingCount.repository';
import {
  countSuppliesBySeller,
  findPurchases,
  findSupplies,
  findSuppliesByIds,
  findSuppliesBySeller,
  findTitle,
  type ListingSearch
} from './listing.repository';

const DEFAULT_LIMIT = 20;

const ListingCursor = Type.Tuple([PurchaseOrder, CursorTime, CursorId]);

/** Who reads a list; null for a visitor. */
type ListUser = { id: string } | null;

/** The list of open supplies as a reader sees it. Throws VALIDATION for a broken cursor and a distance from nowhere. */
export async function listSuppliesFor(
  db: Db,
  user: ListUser,
  query: SupplyQuery,
  nowMs: number
): Promise<Page<ListedSupply>> {
  const search = toSearch(query, nowMs);
  const rows = await findSupplies(db, search);
  const relation = await loadViewerRelation(db, user);
  return pageOf(
    rows,
    search.limit - 1,
    (row) => [search.sort, row.rank, row.id],
    (row) => ({ ...presentSupply(row), isMine: relation.isMine(row) })
  );
}

/** The list of open purchase requests as a reader sees it. Throws as above. */
export async function listPurchasesFor(
  db: Db,
  user: ListUser,
  query: PurchaseQuery,
  nowMs: number
): Promise<Page<ListedPurchase>> {
  const search = { ...toSearch(query, nowMs), viewer: await viewerOf(db, user) };
  const rows = await findPurchases(db, search);
  const relation = await loadViewerRelation(db, user);
  const present = await purchasePresenter(db, rows);
  const quotations = await relation.findOpenQuotationIds(rows.map(({ id }) => id));
  return pageOf(
    rows,
    search.limit - 1,
    (row) => [search.sort, row.rank, row.id],
    (row) => ({ ...present(row), isMine: relation.isMine(row), myQuotationId: quotations.get(row.id) ?? null })
  );
}

/** Open supplies; those that fit the terms where there are any. */
export async function listSupplies(
  db: Db,
  query: SupplyQuery,
  nowMs: number,
  terms?: SearchTerms
): Promise<Page<SupplyBrief>> {
  const search = { ...toSearch(query, nowMs), terms };
  const rows = await findSupplies(db, search);
  return pageOf(rows, search.limit - 1, (row) => [search.sort, row.rank, row.id], presentSupply);
}

/** Open purchase requests that are for the reader; those that fit the terms where there are any. */
export async function listPurchases(
  db: Db,
  user: ListUser,
  query: PurchaseQuery,
  nowMs: number,
  terms?: SearchTerms
): Promise<Page<PurchaseBrief>> {
  const search = { ...toSearch(query, nowMs), terms, viewer: await viewerOf(db, user) };
  const rows = await findPurchases(db, search);
  return pageOf(rows, search.limit - 1, (row) => [search.sort, row.rank, row.id], await purchasePresenter(db, rows));
}

/**
 * Lists the open supplies of a company, newest confirmed first.
 * @throws AppError NOT_FOUND for an unknown or dissolved company
 */
export async function listCompanySupplies(
  db: Db,
  { id: companyId, ...query }: Pick<SupplyQuery, 'cursor' | 'limit'> & { id: string },
  nowMs: number
): Promise<Page<SupplyBrief>> {
  await requireCompany(db, companyId);
  const search = { ...toSearch(query, nowMs), companyId };
  const rows = await findSupplies(db, search);
  return pageOf(rows, search.limit - 1, (row) => [search.sort, row.rank, row.id], presentSupply);
}

/** Supplies in public with how they stand there; those that are not are left out. */
export async function getSuppliesByIds(db: Db | Tx, ids: readonly string[]): Promise<FavouriteSupply[]> {
  return (await findSuppliesByIds(db, ids)).map((row) => ({ ...presentSupply(row), status: row.status }));
}

const RELATED_LIMIT = 6;

/** What else the seller offers, and what others offer of the same variety; six of each at most. */
export async function listRelatedSupplies(
  db: Db,
  { id, varietyId }: { id: string; varietyId: string | null },
  seller: { userId: string | null; companyId: string | null },
  nowMs: number
): Promise<{ more: SupplyBrief[]; similar: SupplyBrief[]; openSupplies: number }> {
  const ofVariety = {
    certifiedOnly: false,
    sort: 'newest',
    after: undefined,
    limit: 2 * RELATED_LIMIT + 1,
    nowMs
  } as const;
  const [own, others, openSupplies] = await Promise.all([
    findSuppliesBySeller(db, seller, { limit: RELATED_LIMIT + 1, nowMs }),
    varietyId === null ? [] : findSupplies(db, { ...ofVariety, varietyId }),
    countSuppliesBySeller(db, seller, nowMs)
  ]);
  const isOther = (row: { id: string }) => row.id !== id;
  const more = own.filter(isOther).slice(0, RELATED_LIMIT);
  const shown = new Set(more.map((row) => row.id));
  const similar = others.filter((row) => isOther(row) && !shown.has(row.id)).slice(0, RELATED_LIMIT);
  return { more: more.map(presentSupply), similar: similar.map(presentSupply), openSupplies };
}

/** What the lists would show the reader of a variety, and how much of it is of a grade. */
export async function countOpenListings(
  db: Db,
  user: ListUser,
  goods: { varietyId: string; gradeName: string },
  nowMs: number
): Promise<OpenCounts> {
  return countOpen(db, goods, { viewer: await viewerOf(db, user), nowMs });
}

/** The newest that is open of a grade, and of the other grades of its variety; so many of either at most. */
export async function listByGrade(
  db: Db,
  user: ListUser,
  goods: { varietyId: string; gradeName: string },
  { limit, nowMs }: { limit: number; nowMs: number }
): Promise<
  Record<'supplies' | 'otherSupplies', SupplyBrief[]> & Record<'purchases' | 'otherPurchases', PurchaseBrief[]>
> {
  const { varietyId, gradeName: name } = goods;
  const ofVariety = { varietyId, certifiedOnly: false, sort: 'newest', after: undefined, limit, nowMs } as const;
  const same = { ...ofVariety, grade: { name, isSame: true } };
  const other = { ...ofVariety, grade: { name, isSame: false } };
  const viewer = await viewerOf(db, user);
  const [supplies, otherSupplies, purchases, otherPurchases] = await Promise.all([
    findSupplies(db, same),
    findSupplies(db, other),
    findPurchases(db, { ...same, viewer }),
    findPurchases(db, { ...other, viewer })
  ]);
  const present = await purchasePresenter(db, [...purchases, ...otherPurchases]);
  return {
    supplies: supplies.map(presentSupply),
    otherSupplies: otherSupplies.map(presentSupply),
    purchases: purchases.map(present),
    otherPurchases: otherPurchases.map(present)
  };
}

/** How many open supplies fit the terms; counting stops at `most`. */
export async function countSupplies(
  db: Db,
  search: { terms: SearchTerms; nowMs: number; most: number }
): Promise<number> {
  return countMatching(db, 'supply_listing', search);
}

/** How many open purchase requests that are for the reader fit the terms; counting stops at `most`. */
export async function countPurchases(
  db: Db,
  user: ListUser,
  search: { terms: SearchTerms; nowMs: number; most: number }
): Promise<number> {
  return countMatching(db, 'purchase_request', { ...search, viewer: await viewerOf(db, user) });
}

/** Asks for one row more than the window shows, which tells whether there is a next one. */
function toSearch(query: SupplyQuery | PurchaseQuery, nowMs: number): ListingSearch {
  const { sort = 'newest', limit = DEFAULT_LIMIT, certifiedOnly = false, varietyId } = query;
  const cursor = decodeCursor(query.cursor, ListingCursor);
  if (cursor && cursor[0] !== sort) throw new AppError('VALIDATION', { fields: { cursor: 'order' } });
  const after: ListingSearch['after'] = cursor && [cursor[1], cursor[2]];
  const cities = sort === 'distance' ? citiesNear(query.near) : undefined;
  return { varietyId, filter: toFilter(query, nowMs), cities, certifiedOnly, sort, after, limit: limit + 1, nowMs };
}

function toFilter(query: SupplyQuery | PurchaseQuery, nowMs: number): ListingFilter {
  const { varietyIds, categoryId, deliveryCode, minFenPerKg, maxFenPerKg, unit, withinDays } = query;
  const supply: SupplyQuery = query as SupplyQuery;
  return {
    varietyIds: varietyIds === undefined ? undefined : [...new Set(varietyIds.split(','))],
    categoryId,
    deliveryPrefix: deliveryCode && regionPrefix(deliveryCode),
    minFenPerKg,
    maxFenPerKg,
    unit,
    sinceMs: withinDays === undefined ? undefined : nowMs - withinDays * DAY_MS,
    originPrefix: query.originCode && regionPrefix(query.originCode),
    originCountry: supply.originCountry,
    isImported: supply.isImported,
    inStock: supply.inStock,
    sulfurFree: supply.sulfurFree,
    cropYear: supply.newCrop === true ? Number(shanghaiDay(nowMs).slice(0, 4)) : undefined
  };
}

function citiesNear(near: string | undefined): ListingSearch['cities'] {
  if (near === undefined) throw new AppError('VALIDATION', { fields: { near: 'required' } });
  const position = parsePosition(near);
  if (position === undefined) throw new AppError('VALIDATION', { fields: { near: 'range' } });
  return citiesByDistance(position);
}

/** How a supply is called; undefined for an unknown one. */
export function getSupplyTitle(db: Db, id: string): Promise<string | undefined> {
  return findTitle(db, 'supply_listing', id);
}

/** How a purchase request is called; undefined for an unknown one. */
export function getPurchaseTitle(db: Db, id: string): Promise<string | undefined> {
  return findTitle(db, 'purchase_request', id);
}
