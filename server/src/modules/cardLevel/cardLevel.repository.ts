import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { CardLevelTable, LevelGrantTable } from './cardLevel.tables';
import type { LevelPeriod } from './levelPeriod';

export type GrantRow = Selectable<LevelGrantTable>;
export type CardLevelRow = Selectable<CardLevelTable>;

/** Serializes changes of a user's level: each sees the result of the one before. */
export async function lockLevelOf(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('user_account').where('id', '=', userId).select('id').forNoKeyUpdate().execute();
}

/** Returns false for an order that was granted before. */
export async function insertGrant(tx: Tx, grant: Insertable<LevelGrantTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('level_grant')
    .values(grant)
    .onConflict((conflict) => conflict.column('order_no').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Returns false for a grant that was revoked before, or never made. */
export async function revokeGrant(tx: Tx, orderNo: string, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('level_grant')
    .set({ revoked_at_ms: nowMs })
    .where('order_no', '=', orderNo)
    .where('revoked_at_ms', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns the grants of a user that were not revoked, the earliest first. */
export function findGrants(db: Db | Tx, userId: string): Promise<GrantRow[]> {
  return db
    .selectFrom('level_grant')
    .selectAll()
    .where('user_id', '=', userId)
    .where('revoked_at_ms', 'is', null)
    .orderBy('granted_at_ms')
    .orderBy('order_no')
    .execute();
}

export function findLevel(db: Db | Tx, userId: string): Promise<CardLevelRow | undefined> {
  return db.selectFrom('card_level').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export function lockLevel(tx: Tx, userId: string): Promise<CardLevelRow | undefined> {
  return tx.selectFrom('card_level').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst();
}

/** Stores the level that the grants give; without one the level is basic. */
export async function saveLevel(tx: Tx, userId: string, period: LevelPeriod | null): Promise<void> {
  if (period === null) {
    await tx.deleteFrom('card_level').where('user_id', '=', userId).execute();
    return;
  }
  const columns = { level: period.level, expires_at_ms: period.expiresAtMs };
  await tx
    .insertInto('card_level')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
}

export async function updateLevel(
  tx: Tx,
  userId: string,
  changes: Pick<Updateable<CardLevelTable>, 'reminded_for_ms' | 'expiry_notified_for_ms'>
): Promise<void> {
  await tx.updateTable('card_level').set(changes).where('user_id', '=', userId).execute();
}

/** Returns users whose level ends by a time, of which they have not been reminded or notified. */
export async function findEndingLevels(
  db: Db,
  { nowMs, untilMs }: { nowMs: number; untilMs: number },
  limit: number
): Promise<string[]> {
  const rows = await db
    .selectFrom('card_level')
    .select('user_id')
    .where('expires_at_ms', '<=', untilMs)
    .where(sql<boolean>`expiry_notified_for_ms is distinct from expires_at_ms`)
    .where(sql<boolean>`(expires_at_ms <= ${nowMs} or reminded_for_ms is distinct from expires_at_ms)`)
    .orderBy('expires_at_ms')
    .limit(limit)
    .execute();
  return rows.map((row) => row.user_id);
}

export async function deleteLevelOf(tx: Tx, userId: string): Promise<void> {
  for (const table of ['card_level', 'level_grant'] as const) {
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
}
