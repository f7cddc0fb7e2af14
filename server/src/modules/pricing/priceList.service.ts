import { type Static, Type } from '@sinclair/typebox';
import type { Page } from '@contract/common';
import type { LineFilter, LineQuery, PriceLine } from '@contract/priceLine';
import type { LineFacets, NearbyDays, QuoteMonth } from '@contract/priceList';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { CursorId, CursorInt, decodeCursor, pageOf } from '../../http/cursor';
import type { Member } from '../../http/ports';
import { authorizeDay } from './history.service';
import { presentLine } from './market.presenter';
import { refreshPopularity } from './popularity.service';
import {
  countLetters,
  findLines,
  findMarketsBy,
  findOriginsBy,
  type LineKey,
  type LineSelection
} from './priceList.repository';
import { findDaysAround, findQuoteDays, findQuoteSpan } from './quoteDay.repository';

const DEFAULT_LIMIT = 20;

/** The cursor contains the order, because a cursor of another order would skip rows silently. */
const LineCursor = Type.Tuple([Type.String({ maxLength: 32 }), CursorInt, CursorInt, CursorId]);

/**
 * Variant of `listLines` for a viewer, with an up-to-date popularity.
 * @throws AppError HISTORY_LOCKED for a day beyond the viewer's rights
 */
export async function getPriceList(
  db: Db,
  query: LineQuery,
  viewer: Member | null,
  nowMs: number
): Promise<Page<PriceLine>> {
  const visibleFrom = await authorizeDay(db, query.date, viewer);
  // Not between two pages of one order, which would lose rows.
  if (query.sort === 'hot' && query.cursor === undefined) await refreshPopularity(db, nowMs);
  return listLines(db, query, viewer, visibleFrom);
}

/** Returns a page of the price list. A day without quotes, also in the future, is an empty list. */
export async function listLines(
  db: Db,
  query: LineQuery,
  viewer: Member | null,
  visibleFrom?: string
): Promise<Page<PriceLine>> {
  const { sort = 'default', limit = DEFAULT_LIMIT } = query;
  const selection = { ...toSelection(query), visibleFrom };
  const orderName = [sort, ...(sort === 'rise' || sort === 'fall' ? [selection.span] : []), query.date ?? ''].join(' ');
  const after = lineKeyOf(decodeCursor(query.cursor, LineCursor), orderName);
  const rows = await findLines(db, { selection, order: sort, after, limit: limit + 1 }, viewer?.id ?? null);
  return pageOf(
    rows,
    limit,
    (row) => [orderName, row.rank, row.position, row.line_id],
    (row) => presentLine(row, selection.span)
  );
}

/**
 * Returns the counts of the filtered lines by initial, and the markets and origins to choose from.
 * @throws AppError like `getPriceList`
 */
export async function getFacets(db: Db, filter: LineFilter, viewer: Member | null): Promise<LineFacets> {
  await authorizeDay(db, filter.date, viewer);
  const selection = toSelection(filter);
  const unfiltered = { ...selection, marketIds: undefined, origin: undefined, move: undefined };
  const viewerId = viewer?.id ?? null;
  const [letters, markets, origins] = await Promise.all([
    countLetters(db, selection, viewerId),
    findMarketsBy(db, unfiltered, viewerId),
    findOriginsBy(db, unfiltered, viewerId)
  ]);
  return {
    lineCount: letters.reduce((sum, { lineCount }) => sum + lineCount, 0),
    date: letters.reduce<string | null>((newest, { date }) => (newest === null || date > newest ? date : newest), null),
    markets,
    origins,
    originNames: origins,
    letters: letters.map(({ letter, lineCount }) => ({ letter, lineCount }))
  };
}

/** @param month YYYY-MM */
export async function getQuoteMonth(db: Db, month: string): Promise<QuoteMonth> {
  const [days, span] = await Promise.all([findQuoteDays(db, `${month}-01`), findQuoteSpan(db)]);
  return { days, ...span };
}

export async function getNearbyDays(db: Db, date: string): Promise<NearbyDays> {
  return findDaysAround(db, date);
}

function toSelection(filter: LineFilter): LineSelection {
  const { categoryId, varietyId, marketIds, origin, move, followed, span = 'day', date } = filter;
  return {
    categoryId,
    varietyId,
    origin,
    move,
    span,
    marketIds: marketIds?.split(','),
    followedOnly: followed,
    date
  };
}

function lineKeyOf(cursor: Static<typeof LineCursor> | undefined, orderName: string): LineKey | undefined {
  if (cursor === undefined) return undefined;
  const [name, rank, position, id] = cursor;
  if (name !== orderName) throw new AppError('VALIDATION', { fields: { cursor: 'order' } });
  return [rank, position, id];
}
