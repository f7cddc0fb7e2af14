import { sql, type Selectable } from 'kysely';
import type { CategoryId } from '@contract/common';
import type { ChangeSpan } from '@contract/market';
import type { Db } from '../../database/schema';
import type { LineSnapshotTable } from './market.tables';

/** A line with its current figures and the words around it. */
export type LineRow = Selectable<LineSnapshotTable> & { is_followed: boolean };

export interface LineFilter {
  categoryId?: string | undefined;
  varietyId?: string | undefined;
  marketId?: string | undefined;
  followedOnly: boolean;
}

export type LineOrder = 'default' | 'rise' | 'fall';

/** Sort key of a row: its rank in the order, its position in the price list, its id. */
export type LineKey = [rank: number, position: number, id: string];

/** The rank of a row in an order, ascending; the same expression stands in the indexes of line_snapshot. */
function rankOf(order: LineOrder, span: ChangeSpan) {
  const bp = sql<number>`coalesce(${sql.ref(`s.${span}_bp`)}, 0)`;
  if (order === 'rise') return sql<number>`(-${bp})`;
  return order === 'fall' ? sql<number>`(${bp})` : sql<number>`s.position`;
}

/** Lines of an order after a key, one query over indexes. `readerId` null is a visitor, who follows nothing. */
export function findLines(
  db: Db,
  query: { filter: LineFilter; order: LineOrder; span: ChangeSpan; after: LineKey | undefined; limit: number },
  readerId: string | null
): Promise<(LineRow & { rank: number })[]> {
  const { filter, after } = query;
  const rank = rankOf(query.order, query.span);
  let rows = selectLines(db, readerId).select(rank.as('rank'));
  if (filter.categoryId !== undefined) rows = rows.where('s.category_id', '=', filter.categoryId as CategoryId);
  if (filter.varietyId !== undefined) rows = rows.where('s.variety_id', '=', filter.varietyId);
  if (filter.marketId !== undefined) rows = rows.where('s.market_id', '=', filter.marketId);
  if (filter.followedOnly) rows = rows.where('f.line_id', 'is not', null);
  if (after) {
    const [afterRank, position, id] = after;
    rows = rows.where(sql<boolean>`(${rank}, s.position, s.line_id) > (${afterRank}, ${position}, ${id})`);
  }
  return rows.orderBy(rank).orderBy('s.position').orderBy('s.line_id').limit(query.limit).execute();
}

export function findLine(db: Db, id: string, readerId: string | null): Promise<LineRow | undefined> {
  return selectLines(db, readerId).where('s.line_id', '=', id).executeTakeFirst();
}

/** The same grade at every market and the other grades at the same market, in one query. */
export function findSiblings(db: Db, line: LineRow): Promise<LineRow[]> {
  return selectLines(db, null)
    .where('s.variety_id', '=', line.variety_id)
    .where((where) => where.or([where('s.grade_id', '=', line.grade_id), where('s.market_id', '=', line.market_id)]))
    .orderBy('s.position')
    .execute();
}

/** The first line of the price list for each variety: its best known grade at its home market. */
export function findLeadingLines(db: Db, varietyIds: string[], readerId: string | null): Promise<LineRow[]> {
  return selectLines(db, readerId)
    .where('s.variety_id', 'in', varietyIds)
    .distinctOn('s.variety_id')
    .orderBy('s.variety_id')
    .orderBy('s.position')
    .execute();
}

/** Lines whose grade, market or origin has the word in its name, grades of exactly that name first. */
export function findLinesNamed(db: Db, word: string, limit: number, readerId: string | null): Promise<LineRow[]> {
  const names = sql`concat_ws(' ', s.grade_name, s.market_name, s.market_short_name, s.origin)`;
  return selectLines(db, readerId)
    .where(sql<boolean>`position(${word} in lower(${names})) > 0`)
    .orderBy(sql`s.grade_name = ${word}`, 'desc')
    .orderBy('s.position')
    .limit(limit)
    .execute();
}

/** Lines that moved most on their last day, up or down. */
export function findMovers(db: Db, limit: number, readerId: string | null): Promise<LineRow[]> {
  return selectLines(db, readerId)
    .where('s.day_bp', 'is not', null)
    .orderBy(sql`abs(s.day_bp)`, 'desc')
    .orderBy('s.position')
    .limit(limit)
    .execute();
}

/** The snapshots, with the reader's marks; nobody's for a visitor. */
function selectLines(db: Db, readerId: string | null) {
  return db
    .selectFrom('line_snapshot as s')
    .leftJoin('line_follow as f', (join) => join.onRef('f.line_id', '=', 's.line_id').on('f.user_id', '=', readerId))
    .selectAll('s')
    .select(sql<boolean>`f.line_id is not null`.as('is_followed'));
}
