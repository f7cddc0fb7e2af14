import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../database/schema';
import type { LineSnapshotTable } from './market.tables';

/** Line with its current figures and names. */
export type LineRow = Selectable<LineSnapshotTable> & { is_followed: boolean };

export function findLine(db: Db, id: string, viewerId: string | null): Promise<LineRow | undefined> {
  return selectLines(db, viewerId).where('s.line_id', '=', id).executeTakeFirst();
}

/** Returns the same grade at every market and the other grades at the same market, in one query. */
export function findSiblings(db: Db, line: LineRow): Promise<LineRow[]> {
  return selectLines(db, null)
    .where('s.variety_id', '=', line.variety_id)
    .where((where) => where.or([where('s.grade_id', '=', line.grade_id), where('s.market_id', '=', line.market_id)]))
    .orderBy('s.position')
    .execute();
}

/** Returns the first line of the price list for each variety: its best known grade at its home market. */
export function findLeadingLines(db: Db, varietyIds: string[], viewerId: string | null): Promise<LineRow[]> {
  return selectLines(db, viewerId)
    .where('s.variety_id', 'in', varietyIds)
    .distinctOn('s.variety_id')
    .orderBy('s.variety_id')
    .orderBy('s.position')
    .execute();
}

/** Returns lines by their ids. */
export function findLinesByIds(db: Db, ids: string[], viewerId: string | null): Promise<LineRow[]> {
  return selectLines(db, viewerId).where('s.line_id', 'in', ids).execute();
}

/** Returns the names of every line, in the order of the price list. */
export function findLineNames(db: Db) {
  return db
    .selectFrom('line_snapshot')
    .select(['line_id', 'variety_id', 'grade_name', 'market_name', 'market_short_name'])
    .orderBy('position')
    .execute();
}

/** Returns lines whose grade, market or origin has the text in its name, exact matches of the grade first. */
export function findLinesByName(db: Db, text: string, limit: number, viewerId: string | null): Promise<LineRow[]> {
  const names = sql`concat_ws(' ', s.grade_name, s.market_name, s.market_short_name, s.origin)`;
  return selectLines(db, viewerId)
    .where(sql<boolean>`position(${text} in lower(${names})) > 0`)
    .orderBy(sql`s.grade_name = ${text}`, 'desc')
    .orderBy('s.position')
    .limit(limit)
    .execute();
}

/** Returns the lines that moved most, up or down: those of the newest day first, then those of earlier days. */
export function findMovers(db: Db, limit: number, viewerId: string | null): Promise<LineRow[]> {
  return selectLines(db, viewerId)
    .where('s.day_bp', 'is not', null)
    .orderBy((eb) => eb('s.date', '=', newestDay(db, undefined)), 'desc')
    .orderBy(sql`abs(s.day_bp)`, 'desc')
    .orderBy('s.position')
    .limit(limit)
    .execute();
}

/** Newest day with a price at these markets, or at any, as part of another query. */
export function newestDay(db: Db, marketIds: readonly string[] | undefined) {
  const days = db.selectFrom('line_snapshot as n').select((eb) => eb.fn.max<string>('n.date').as('date'));
  return marketIds === undefined ? days : days.where('n.market_id', 'in', marketIds);
}

/** Selects the snapshots with the viewer's marks; a visitor has none. */
function selectLines(db: Db, viewerId: string | null) {
  return selectLinesOf(db, sql.table('line_snapshot'), viewerId);
}

/** Variant of `selectLines` on rows with the columns of a snapshot. */
export function selectLinesOf(db: Db, rows: RawBuilder<unknown>, viewerId: string | null) {
  return db
    .selectFrom(sql<Selectable<LineSnapshotTable>>`${rows}`.as('s'))
    .leftJoin('line_follow as f', (join) => join.onRef('f.line_id', '=', 's.line_id').on('f.user_id', '=', viewerId))
    .selectAll('s')
    .select(sql<boolean>`f.line_id is not null`.as('is_followed'));
}
