import { type Insertable, sql } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { ListingKind, PublicStatus, PurchaseRequestTable, SupplyListingTable } from './listing.tables';
import { refreshTradeCompanies } from './tradeCompany.service';

/*
 * Snapshots of the published versions, which lists, home page and search read. The supply and purchase modules write
 * them through this file, and keep their own rows for owners and operators.
 */

export type SupplySnapshot = Insertable<SupplyListingTable>;
export type PurchaseSnapshot = Insertable<PurchaseRequestTable>;

const SNAPSHOT_TABLES = { supply: 'supply_listing', purchase: 'purchase_request' } as const;

/** Sets the status of a published version, and the figures of its company; no-op for a listing that was never published. */
export async function setSnapshotStatus(
  tx: Tx,
  kind: ListingKind,
  id: string,
  status: PublicStatus,
  nowMs: number
): Promise<void> {
  const { rows } = await sql<{ company_id: string | null }>`
    update ${sql.table(SNAPSHOT_TABLES[kind])} set status = ${status} where id = ${id} returning company_id`.execute(
    tx
  );
  const companyId = rows[0]?.company_id ?? null;
  if (companyId !== null) await refreshTradeCompanies(tx, nowMs, [companyId]);
}

/** Publishes a supply, or replaces its published version; the time of the first publication stays. */
export async function publishSupplySnapshot(tx: Tx, row: SupplySnapshot): Promise<void> {
  const { id: _id, published_at_ms: _published, ...changes } = row;
  await tx
    .insertInto('supply_listing')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changes))
    .execute();
}

export async function updateSupplySnapshot(tx: Tx, id: string, changes: Partial<SupplySnapshot>): Promise<void> {
  await tx.updateTable('supply_listing').set(changes).where('id', '=', id).execute();
}

export async function deleteSupplySnapshot(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('supply_listing').where('id', '=', id).execute();
}

export async function deleteSupplySnapshotsOf(tx: Tx, ownerId: string): Promise<void> {
  await tx.deleteFrom('supply_listing').where('owner_user_id', '=', ownerId).execute();
}

/** Publishes a purchase request, or replaces its published version. */
export async function publishPurchaseSnapshot(tx: Tx, row: PurchaseSnapshot): Promise<void> {
  const { id: _, ...changes } = row;
  await tx
    .insertInto('purchase_request')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changes))
    .execute();
}

export async function updatePublicQuotationCount(tx: Tx, id: string, count: number): Promise<void> {
  await tx.updateTable('purchase_request').set({ quote_count: count }).where('id', '=', id).execute();
}

export function findPurchaseSnapshot(db: Db | Tx, id: string) {
  return db.selectFrom('purchase_request').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Deletes the published requests in the user's own name. */
export async function deletePurchaseSnapshotsOf(tx: Tx, ownerId: string): Promise<void> {
  await tx
    .deleteFrom('purchase_request')
    .where('owner_user_id', '=', ownerId)
    .where('company_id', 'is', null)
    .execute();
}

/** Removes the author from published requests of a company. */
export async function clearPurchaseSnapshotOwner(tx: Tx, ownerId: string): Promise<void> {
  await tx.updateTable('purchase_request').set({ owner_user_id: null }).where('owner_user_id', '=', ownerId).execute();
}
