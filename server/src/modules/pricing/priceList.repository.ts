import { type RawBuilder, sql } from 'kysely';
import type { CategoryId } from '@contract/common';
import type { Market } from '@contract/market';
import type { ChangeSpan, LineMove, LineSort } from '@contract/priceLine';
import type { Db } from '../../database/schema';
import type { SearchTerms } from '../textSearch/searchTerms';
import { type LineRow, newestDay, selectLinesOf } from './line.repository';
import { linesOfDay } from './quoteDay.repository';

export interface LineSelection {
  /** First day whose price the viewer may see; for a list of an earlier day. */
  visibleFrom?: string | undefined;
  categoryId?: CategoryId | undefined;
  varietyId?: string | undefined;
  marketIds?: string[] | undefined;
  origin?: string | undefined;
  move?: LineMove | undefined;
  followedOnly?: boolean | undefined;
  span: ChangeSpan;
  /** Day of the calendar; the newest quotes without it. */
  date?: string | undefined;
  /** Search terms. */
  terms?: SearchTerms | undefined;
}

/** Sort key of a row: its rank in the order, its position in the price list, its id. */
export type LineKey = [rank: number, position: number, id: string];

/** Letters sort before `#`, which is used for a name without an initial. */
const letterRank = sql<number>`ascii(replace(s.letter, '#', '~'))`;

/** Returns the rank of a row in an order, ascending; the indexes of line_snapshot use the same expressions. */
function rankOf(order: LineSort, span: ChangeSpan): RawBuilder<number> {
  const bp = sql<number>`coalesce(${sql.ref(`s.${span}_bp`)}, 0)`;
  switch (order) {
    case 'default':
      return sql<number>`s.position`;
    case 'rise':
      return sql<number>`(-${bp})`;
    case 'fall':
      return sql<number>`(${bp})`;
    case 'hot':
      return sql<number>`(-s.heat)`;
    case 'letter':
      return letterRank;
  }
}

/**
 * Returns lines of an order after a key, by one query over indexes. `viewerId` null is a visitor, who follows nothing.
 */
export function findLines(
  db: Db,
  query: { selection: LineSelection; order: LineSort; after: LineKey | undefined; limit: number },
  viewerId: string | null
): Promise<(LineRow & { rank: number })[]> {
  const { selection, after } = query;
  const rank = rankOf(query.order, selection.span);
  let rows = selectLinesBy(db, selection, viewerId).select(rank.as('rank'));
  if (after) {
    const [afterRank, position, id] = after;
    rows = rows.where(sql<boolean>`(${rank}, s.position, s.line_id) > (${afterRank}, ${position}, ${id})`);
  }
  return rows.orderBy(rank).orderBy('s.position').orderBy('s.line_id').limit(query.limit).execute();
}

/** Returns the number of lines and the newest day per initial, in the order of the letters. */
export function countLetters(
  db: Db,
  selection: LineSelection,
  viewerId: string | null
): Promise<{ letter: string; lineCount: number; date: string }[]> {
  return selectLinesBy(db, selection, viewerId)
    .clearSelect()
    .select(['s.letter', sql<number>`count(*)`.as('lineCount'), sql<string>`max(s.date)`.as('date')])
    .groupBy('s.letter')
    .orderBy(letterRank)
    .execute();
}

export function findMarketsBy(db: Db, selection: LineSelection, viewerId: string | null): Promise<Market[]> {
  return db
    .selectFrom('market as m')
    .where('m.id', 'in', selectLinesBy(db, selection, viewerId).clearSelect().select('s.market_id'))
    .select(['m.id', 'm.name', 'm.short_name as shortName'])
    .orderBy('m.position')
    .orderBy('m.id')
    .execute();
}

/** Returns the origins of the lines, in the order of the price list. */
export async function findOriginsBy(db: Db, selection: LineSelection, viewerId: string | null): Promise<string[]> {
  const rows = await selectLinesBy(db, selection, viewerId)
    .where('s.origin', 'is not', null)
    .clearSelect()
    .select('s.origin')
    .groupBy('s.origin')
    .orderBy(sql`min(s.position)`)
    .execute();
  return rows.flatMap(({ origin }) => origin ?? []);
}

const moveOperators = { changed: sql`<>`, up: sql`>`, flat: sql`=`, down: sql`<` } satisfies Record<LineMove, unknown>;

function selectLinesBy(db: Db, selection: LineSelection, viewerId: string | null) {
  const { categoryId, varietyId, marketIds, origin, span, date } = selection;
  const source = date === undefined ? sql.table('line_snapshot') : linesOfDay(date, span, selection.visibleFrom);
  let rows = selectLinesOf(db, source, viewerId);
  if (categoryId !== undefined) rows = rows.where('s.category_id', '=', categoryId);
  if (varietyId !== undefined) rows = rows.where('s.variety_id', '=', varietyId);
  if (marketIds !== undefined) rows = rows.where('s.market_id', 'in', marketIds);
  if (origin !== undefined) rows = rows.where('s.origin', '=', origin);
  if (selection.move !== undefined) {
    // A line without an earlier point has not changed either.
    rows = rows.where(sql<boolean>`coalesce(${sql.ref(`s.${span}_bp`)}, 0) ${moveOperators[selection.move]} 0`);
    // All lines of a selected day are of that day.
    if (date === undefined) rows = rows.where('s.date', '=', newestDay(db, marketIds));
  }
  if (selection.followedOnly) rows = rows.where('f.line_id', 'is not', null);
  if (selection.terms !== undefined) rows = rows.where(matchesSearch(selection.terms));
  return rows;
}

/** Counts the selected lines; counting stops at `most`. */
export async function countLines(db: Db, selection: LineSelection, most: number): Promise<number> {
  const rows = selectLinesBy(db, selection, null).clearSelect().select('s.line_id').limit(most).as('found');
  const row = await db
    .selectFrom(rows)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/**
 * Some thousand lines share some hundred names, which are searched in the small tables that they come from: each name
 * is compared once, instead of five names of every line.
 */
function matchesSearch({ varietyIds, phrases, rest, onlyVarietyId }: SearchTerms): RawBuilder<boolean> {
  const conditions = [
    sql`(s.variety_id = any(${varietyIds}::text[]) or ${anyNameContains(phrases)})`,
    ...rest.map((word) => anyNameContains([word])),
    ...(onlyVarietyId === undefined ? [] : [sql`s.variety_id = ${onlyVarietyId}`])
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** Whether the variety, the grade, the market or the origin of a line has one of the texts in its name. */
function anyNameContains(texts: string[]): RawBuilder<boolean> {
  const hasWord = sql`like any(${texts.map((word) => `%${word.replace(/[%_\\]/g, '\\$&')}%`)}::text[])`;
  // Chinese has no letter case, and lower() of every origin takes longer than all the rest.
  const origin = texts.some((word) => word !== word.toUpperCase()) ? sql`lower(s.origin)` : sql`s.origin`;
  return sql<boolean>`(
    s.variety_id in (select id from variety where lower(name) ${hasWord})
    or (s.variety_id, s.grade_id) in (select variety_id, id from grade where lower(name) ${hasWord})
    or s.market_id in (select id from market where lower(concat_ws(' ', name, short_name)) ${hasWord})
    or ${origin} ${hasWord})`;
}
