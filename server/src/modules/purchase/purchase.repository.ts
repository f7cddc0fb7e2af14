import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { PurchaseReviewTable, PurchaseTable } from './purchase.tables';

export type PurchaseRow = Selectable<PurchaseTable>;
export type PurchaseUpdate = Omit<Updateable<PurchaseTable>, 'changes'>;

export function findPurchase(db: Db | Tx, id: string): Promise<PurchaseRow | undefined> {
  return db.selectFrom('purchase').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Reads and locks the row until the transaction ends; quotations are changed under this lock too. */
export function lockPurchase(tx: Tx, id: string): Promise<PurchaseRow | undefined> {
  return tx.selectFrom('purchase').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function findByRequestId(db: Db | Tx, ownerId: string, requestId: string): Promise<PurchaseRow | undefined> {
  return db
    .selectFrom('purchase')
    .selectAll()
    .where('owner_user_id', '=', ownerId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

export function insertPurchase(tx: Tx, row: Insertable<PurchaseTable>): Promise<PurchaseRow> {
  return tx.insertInto('purchase').values(row).returningAll().executeTakeFirstOrThrow();
}

/**
 * Updates a request and increments `changes`, which open pages watch.
 * @throws NoResultError for an unknown id
 */
export async function updatePurchase(tx: Tx, id: string, update: PurchaseUpdate): Promise<PurchaseRow> {
  return tx
    .updateTable('purchase')
    .set({ ...update, changes: sql<number>`changes + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Counts open quotations that the buyer has not viewed by purchase request id; requests without any have no entry. */
export async function countNewQuotations(db: Db | Tx, purchaseIds: readonly string[]): Promise<Map<string, number>> {
  if (purchaseIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('quotation')
    .select((eb) => ['purchase_id', eb.fn.countAll<number>().as('count')])
    .where('purchase_id', 'in', purchaseIds)
    .where('status', '=', 'submitted')
    .groupBy('purchase_id')
    .execute();
  return new Map(rows.map((row) => [row.purchase_id, row.count]));
}

/** Returns the ids of the invited companies, earliest invitation first. */
export async function findInvitedIds(db: Db | Tx, purchaseId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('purchase_invitation')
    .select('company_id')
    .where('purchase_id', '=', purchaseId)
    .orderBy('invited_at_ms')
    .orderBy('company_id')
    .execute();
  return rows.map(({ company_id }) => company_id);
}

/** Inserts missing invitations and returns the ids of the companies newly invited. */
export async function insertInvitations(
  tx: Tx,
  purchaseId: string,
  companyIds: readonly string[],
  nowMs: number
): Promise<string[]> {
  if (companyIds.length === 0) return [];
  const rows = await tx
    .insertInto('purchase_invitation')
    .values(companyIds.map((company_id) => ({ purchase_id: purchaseId, company_id, invited_at_ms: nowMs })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('company_id')
    .execute();
  return rows.map(({ company_id }) => company_id);
}

/** Returns non-removed requests in a status, oldest submission first, never-submitted ones last. */
export function findByStatus(db: Db, status: PurchaseRow['status'], limit: number): Promise<PurchaseRow[]> {
  return db
    .selectFrom('purchase')
    .selectAll()
    .where('status', '=', status)
    .where('removed_at_ms', 'is', null)
    .orderBy(sql`submitted_at_ms nulls last`)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function insertReview(tx: Tx, review: Insertable<PurchaseReviewTable>): Promise<void> {
  await tx.insertInto('purchase_review').values(review).execute();
}
