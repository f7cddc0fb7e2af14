import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { PurchaseReviewTable, PurchaseTable } from './purchase.tables';

export type PurchaseRow = Selectable<PurchaseTable>;
/** The same when a version of it is or was in public. */
export type PublicPurchaseRow = PurchaseRow & {
  public_fields: NonNullable<PurchaseRow['public_fields']>;
  quote_deadline_ms: number;
};

export function findPurchase(db: Db | Tx, id: string): Promise<PurchaseRow | undefined> {
  return db.selectFrom('purchase').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Nobody else changes it, or a quotation of it, until the transaction ends. */
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

export async function insertPurchase(tx: Tx, row: Insertable<PurchaseTable>): Promise<PurchaseRow> {
  return tx.insertInto('purchase').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Every change is one that pages which watch the request hear of. */
export async function updatePurchase(
  tx: Tx,
  id: string,
  changes: Omit<Updateable<PurchaseTable>, 'changes'>
): Promise<PurchaseRow> {
  return tx
    .updateTable('purchase')
    .set({ ...changes, changes: sql<number>`changes + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Makes what one person begins wait for itself, so that the number of drafts holds. */
export async function lockDrafts(tx: Tx, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`purchases of ${ownerId}`}, 0))`.execute(tx);
}

export async function countDrafts(tx: Tx, ownerId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('purchase')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_user_id', '=', ownerId)
    .where('status', '=', 'draft')
    .where('removed_at_ms', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Quotations that can still be accepted and that the buyer has not opened. */
export async function countNewQuotes(db: Db | Tx, purchaseId: string): Promise<number> {
  const { count } = await db
    .selectFrom('quotation')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('purchase_id', '=', purchaseId)
    .where('status', '=', 'submitted')
    .executeTakeFirstOrThrow();
  return count;
}

/** Companies that were told of it. */
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

/** Those of the companies that were not told before. */
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

/** Of a state, those that were sent first at the top. */
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

/** What a company asks for, and waits to; drafts that nobody else has seen are their author's. Locked by whoever closes them. */
export async function findIdsOfCompany(tx: Tx, companyId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('purchase')
    .select('id')
    .where('company_id', '=', companyId)
    .where('status', '<>', 'closed')
    .where(sql<boolean>`(public_status is not null or status not in ('draft', 'rejected'))`)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Sums the views of all requests of a company, each viewer once a day. */
export async function sumCompanyViews(db: Db, companyId: string): Promise<number> {
  const { views } = await db
    .selectFrom('purchase')
    .select((eb) => sql<number>`coalesce(${eb.fn.sum('views')}, 0)::int4`.as('views'))
    .where('company_id', '=', companyId)
    .where('removed_at_ms', 'is', null)
    .executeTakeFirstOrThrow();
  return views;
}

/** Makes unpublished drafts of a company their authors' own; those of one author with `authorId`. */
export async function returnDrafts(tx: Tx, companyId: string, authorId?: string): Promise<void> {
  let query = tx
    .updateTable('purchase')
    .set({ company_id: null })
    .where('company_id', '=', companyId)
    .where('public_status', 'is', null)
    .where('status', 'in', ['draft', 'rejected']);
  if (authorId !== undefined) query = query.where('owner_user_id', '=', authorId);
  await query.execute();
}
