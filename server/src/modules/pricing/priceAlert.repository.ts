import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { LineSnapshotTable } from './market.tables';
import type { PriceAlertTable } from './priceAlert.tables';

export type PriceAlertRow = Selectable<PriceAlertTable>;
export type AlertLineRow = Pick<
  Selectable<LineSnapshotTable>,
  'line_id' | 'variety_name' | 'grade_name' | 'market_short_name' | 'date' | 'mid_fen' | 'day_bp'
>;

/** Returns the figures that alerts depend on, of lines with a price. */
export function findAlertLines(tx: Tx, lineIds: string[]): Promise<AlertLineRow[]> {
  return selectAlertLines(tx)
    .where(sql<boolean>`line_id = any(${lineIds})`)
    .execute();
}

/** Returns the same figures of one line and locks it until the transaction ends; undefined without a price. */
export function lockAlertLine(tx: Tx, lineId: string): Promise<AlertLineRow | undefined> {
  return selectAlertLines(tx).where('line_id', '=', lineId).forShare().executeTakeFirst();
}

function selectAlertLines(tx: Tx) {
  return tx
    .selectFrom('line_snapshot')
    .select(['line_id', 'variety_name', 'grade_name', 'market_short_name', 'date', 'mid_fen', 'day_bp']);
}

/**
 * Returns the alerts on lines and locks them for the transaction: another process that publishes the same lines waits
 * here, and then sees what this one has reported. Always in the order of ids, so that two of them cannot deadlock.
 */
export function lockAlerts(tx: Tx, lineIds: string[]): Promise<PriceAlertRow[]> {
  return tx
    .selectFrom('price_alert')
    .where(sql<boolean>`line_id = any(${lineIds})`)
    .selectAll()
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function updateAlertStates(
  tx: Tx,
  states: Pick<PriceAlertRow, 'id' | 'is_armed' | 'told_of'>[]
): Promise<void> {
  await sql`
    update price_alert a set is_armed = s.is_armed, told_of = s.told_of
    from unnest(
      ${states.map(({ id }) => id)}::text[],
      ${states.map((state) => state.is_armed)}::bool[],
      ${states.map((state) => state.told_of)}::date[]
    ) as s (id, is_armed, told_of)
    where a.id = s.id`.execute(tx);
}

/** Returns a user's alerts, all of them or those on a line, oldest first. */
export function findAlerts(db: Db | Tx, userId: string, lineId?: string): Promise<PriceAlertRow[]> {
  let rows = db.selectFrom('price_alert').selectAll().where('user_id', '=', userId);
  if (lineId !== undefined) rows = rows.where('line_id', '=', lineId);
  return rows.orderBy('created_at_ms').orderBy('id').execute();
}

/** Serializes a user's changes to alerts, so that a limit also holds for parallel calls. */
export async function lockAlertsOfUser(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`price_alert ${userId}`}, 0))`.execute(tx);
}

export async function insertAlert(tx: Tx, alert: PriceAlertRow): Promise<void> {
  await tx.insertInto('price_alert').values(alert).execute();
}

export async function updateAlert(
  tx: Tx,
  id: string,
  change: Pick<PriceAlertRow, 'kind' | 'threshold' | 'is_armed' | 'told_of'>
): Promise<void> {
  await tx.updateTable('price_alert').set(change).where('id', '=', id).execute();
}

export async function deleteAlert(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('price_alert').where('user_id', '=', userId).where('id', '=', id).execute();
}
