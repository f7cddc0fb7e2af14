import { Type } from '@sinclair/typebox';
import type { Page } from '@contract/common';
import {
  type ListedPurchase,
  type ListedSupply,
  type PurchaseBrief,
  PurchaseOrder,
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
import { citiesByDistance, parsePosition } from '../region/cityPositions';
import type { SearchTerms } from '../textSearch/searchTerms';
import { viewerOf } from './audience';
import { type ListingFilter, regionPrefix } from './listing.filter';
import { presentSupply, purchasePresenter } from './listing.presenter';
import {
  countSuppliesBySeller,
  findPurchases,
  findPurchasesByIds,
  findSupplies,
  findSuppliesByIds,
  findSuppliesBySeller,
  findTitle,
  type ListingSearch
} from './listing.repository';
import { countMatching, countOpen, type OpenCounts } from './listingCount.repository';
import { loadViewerRelation } from './viewerRelation.service';

const DEFAULT_LIMIT = 20;

const ListingCursor = Type.Tuple([PurchaseOrder, CursorTime, CursorId]);

/** Caller of a list; null for a visitor. */
type ListUser = { id: string } | null;

/**
 * Lists open supplies, with the viewer's own ones marked.
 * @throws AppError VALIDATION for a broken cursor, and for the order by distance without a position
 */
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

/**
 * Lists open purchase requests that the viewer may see, with the viewer's own ones marked.
 * @throws AppError VALIDATION like `listSuppliesFor`
 */
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

/** Lists open supplies, those that match the search terms if given. */
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

/** Lists open purchase requests that the viewer may see, those that match the search terms if given. */
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

/** Returns published supplies with their status; unknown ids are left out. */
export async function getSuppliesByIds(db: Db | Tx, ids: readonly string[]): Promise<FavouriteSupply[]> {
  return (await findSuppliesByIds(db, ids)).map((row) => ({ ...presentSupply(row), status: row.status }));
}

/**
 * Returns published purchase requests in any status and for any audience; unknown ids are left out. `isNamed` names
 * anonymous buyers.
 */
export async function getPurchasesByIds(
  db: Db | Tx,
  ids: readonly string[],
  { isNamed }: { isNamed: boolean }
): Promise<PurchaseBrief[]> {
  const rows = await findPurchasesByIds(db, ids);
  const present = await purchasePresenter(db, rows);
  return rows.map((row) => present(isNamed ? { ...row, is_anonymous: false } : row));
}

const RELATED_LIMIT = 6;

/** Returns other supplies of the seller, and supplies of the same variety by others; six of each at most. */
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

/** Counts open listings of a variety that the viewer may see, and those of a grade among them. */
export async function countOpenListings(
  db: Db,
  user: ListUser,
  goods: { varietyId: string; gradeName: string },
  nowMs: number
): Promise<OpenCounts> {
  return countOpen(db, goods, { viewer: await viewerOf(db, user), nowMs });
}

/** Returns the newest open listings of a grade, and of the other grades of its variety; at most `limit` of each. */
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

/** Counts open supplies that match; stops at `most`. */
export async function countSupplies(
  db: Db,
  search: { terms: SearchTerms; nowMs: number; most: number }
): Promise<number> {
  return countMatching(db, 'supply_listing', search);
}

/** Counts open purchase requests that match and that the viewer may see; stops at `most`. */
export async function countPurchases(
  db: Db,
  user: ListUser,
  search: { terms: SearchTerms; nowMs: number; most: number }
): Promise<number> {
  return countMatching(db, 'purchase_request', { ...search, viewer: await viewerOf(db, user) });
}

/** Asks for one row more than the page shows, to know whether there is a next page. */
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

/** Returns the title of a supply; undefined for an unknown one. */
export function getSupplyTitle(db: Db, id: string): Promise<string | undefined> {
  return findTitle(db, 'supply_listing', id);
}

/** Returns the title of a purchase request; undefined for an unknown one. */
export function getPurchaseTitle(db: Db, id: string): Promise<string | undefined> {
  return findTitle(db, 'purchase_request', id);
}
