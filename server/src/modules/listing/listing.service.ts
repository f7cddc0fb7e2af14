import { Type } from '@sinclair/typebox';
import type { Page } from '@contract/common';
import type { ListingQuery, PurchaseBrief, SupplyBrief } from '@contract/listing';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { CursorId, CursorTime, decodeCursor, pageOf } from '../../http/cursor';
import type { SearchTerms } from '../search/searchTerms';
import { presentPurchase, presentSupply } from './listing.presenter';
import {
  countOpen,
  countWanted,
  findPurchases,
  findSupplies,
  findTitle,
  type ListingSearch
} from './listing.repository';

const DEFAULT_LIMIT = 20;

const ListingCursor = Type.Tuple([Type.Union([Type.Literal('newest'), Type.Literal('price')]), CursorTime, CursorId]);

/** Open supplies; those that fit the terms where there are any. */
export async function listSupplies(
  db: Db,
  query: ListingQuery,
  nowMs: number,
  terms?: SearchTerms
): Promise<Page<SupplyBrief>> {
  const search = { ...searchOf(query, nowMs), terms };
  const rows = await findSupplies(db, search);
  return pageOf(rows, search.limit - 1, (row) => [search.sort, row.rank, row.id], presentSupply);
}

/** Open purchase requests; those that fit the terms where there are any. */
export async function listPurchases(
  db: Db,
  query: ListingQuery,
  nowMs: number,
  terms?: SearchTerms
): Promise<Page<PurchaseBrief>> {
  const search = { ...searchOf(query, nowMs), terms };
  const rows = await findPurchases(db, search);
  return pageOf(rows, search.limit - 1, (row) => [search.sort, row.rank, row.id], presentPurchase);
}

/** Open supplies of one party, newest confirmed first. */
export async function listSuppliesOf(
  db: Db,
  partyName: string,
  query: Pick<ListingQuery, 'cursor' | 'limit'>,
  nowMs: number
): Promise<Page<SupplyBrief>> {
  const search = { ...searchOf(query, nowMs), partyName };
  const rows = await findSupplies(db, search);
  return pageOf(rows, search.limit - 1, (row) => [search.sort, row.rank, row.id], presentSupply);
}

/** What the lists would show of a variety. */
export async function countOpenListings(
  db: Db,
  varietyId: string,
  nowMs: number
): Promise<{ supplies: number; purchases: number }> {
  return countOpen(db, varietyId, nowMs);
}

/** How many open supplies fit the terms; counting stops at `most`. */
export async function countSupplies(
  db: Db,
  search: { terms: SearchTerms; nowMs: number; most: number }
): Promise<number> {
  return countWanted(db, 'supply_listing', search);
}

/** How many open purchase requests fit the terms; counting stops at `most`. */
export async function countPurchases(
  db: Db,
  search: { terms: SearchTerms; nowMs: number; most: number }
): Promise<number> {
  return countWanted(db, 'purchase_request', search);
}

/** Asks for one row more than the window shows, which tells whether there is a next one. */
function searchOf(query: ListingQuery, nowMs: number): ListingSearch {
  const { sort = 'newest', limit = DEFAULT_LIMIT, certifiedOnly = false, varietyId } = query;
  const cursor = decodeCursor(query.cursor, ListingCursor);
  if (cursor && cursor[0] !== sort) throw new AppError('VALIDATION', { fields: { cursor: 'order' } });
  const after: ListingSearch['after'] = cursor && [cursor[1], cursor[2]];
  return { varietyId, certifiedOnly, sort, after, limit: limit + 1, nowMs };
}

/** How a supply is called; undefined for an unknown one. */
export function titleOfSupply(db: Db, id: string): Promise<string | undefined> {
  return findTitle(db, 'supply_listing', id);
}

/** How a purchase request is called; undefined for an unknown one. */
export function titleOfPurchase(db: Db, id: string): Promise<string | undefined> {
  return findTitle(db, 'purchase_request', id);
}
