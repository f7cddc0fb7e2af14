import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { ListingStatus } from '@contract/goods';
import type { Db, Tx } from '../../database/schema';
import type { SupplyReviewTable, SupplyTable } from './supply.tables';

export type SupplyRow = Selectable<SupplyTable>;
export type SupplyUpdate = Updateable<SupplyTable>;

export function findSupply(db: Db | Tx, id: string): Promise<SupplyRow | undefined> {
  return db.selectFrom('supply').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Reads and locks the row until the transaction ends. */
export function lockSupply(tx: Tx, id: string): Promise<SupplyRow | undefined> {
  return tx.selectFrom('supply').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function findByRequestId(db: Db | Tx, ownerId: string, requestId: string): Promise<SupplyRow | undefined> {
  return db
    .selectFrom('supply')
    .selectAll()
    .where('owner_user_id', '=', ownerId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

export function insertSupply(tx: Tx, row: Insertable<SupplyTable>): Promise<SupplyRow> {
  return tx.insertInto('supply').values(row).returningAll().executeTakeFirstOrThrow();
}

/** @throws NoResultError for an unknown id */
export function updateSupply(tx: Tx, id: string, update: SupplyUpdate): Promise<SupplyRow> {
  return tx.updateTable('supply').set(update).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function deleteSupply(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('supply').where('id', '=', id).execute();
}

/** Contact in the last changed supply of the user that has one. */
export function findLastContact(db: Db | Tx, ownerId: string): Promise<{ name: string; mobile: string } | undefined> {
  return db
    .selectFrom('supply')
    .where('owner_user_id', '=', ownerId)
    .where(sql<boolean>`fields->>'contactMobile' <> ''`)
    .select([sql<string>`fields->>'contactName'`.as('name'), sql<string>`fields->>'contactMobile'`.as('mobile')])
    .orderBy('updated_at_ms', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Returns non-removed supplies in a status, oldest submission first, never-submitted ones last. */
export function findByStatus(db: Db, status: ListingStatus, limit: number): Promise<SupplyRow[]> {
  return db
    .selectFrom('supply')
    .selectAll()
    .where('status', '=', status)
    .where('removed_at_ms', 'is', null)
    .orderBy(sql`submitted_at_ms nulls last`)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function insertReview(tx: Tx, review: Insertable<SupplyReviewTable>): Promise<void> {
  await tx.insertInto('supply_review').values(review).execute();
}
