import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { QuotationTable, QuotationVersionTable } from './quotation.tables';
import { openStatuses } from './quotation.transitions';

export type QuotationRow = Selectable<QuotationTable>;
export type VersionRow = Selectable<QuotationVersionTable>;

export function findQuotation(db: Db | Tx, id: string): Promise<QuotationRow | undefined> {
  return db.selectFrom('quotation').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Always after its purchase request, so that no two transactions wait for each other. */
export function lockQuotation(tx: Tx, id: string): Promise<QuotationRow | undefined> {
  return tx.selectFrom('quotation').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Somebody's own about a request, a draft too. */
export function findByAuthor(db: Db | Tx, purchaseId: string, userId: string): Promise<QuotationRow | undefined> {
  return db
    .selectFrom('quotation')
    .selectAll()
    .where('purchase_id', '=', purchaseId)
    .where('supplier_user_id', '=', userId)
    .executeTakeFirst();
}

/** The one that was sent in the name of a company. */
export function findByCompany(db: Db | Tx, purchaseId: string, companyId: string): Promise<QuotationRow | undefined> {
  return db
    .selectFrom('quotation')
    .selectAll()
    .where('purchase_id', '=', purchaseId)
    .where('company_id', '=', companyId)
    .where('status', '<>', 'draft')
    .executeTakeFirst();
}

export function findByRequestId(db: Db | Tx, userId: string, requestId: string): Promise<QuotationRow | undefined> {
  return db
    .selectFrom('quotation')
    .selectAll()
    .where('supplier_user_id', '=', userId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

export function insertQuotation(tx: Tx, row: Insertable<QuotationTable>): Promise<QuotationRow> {
  return tx.insertInto('quotation').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Every change is one that pages which watch the quotation hear of. */
export function updateQuotation(
  tx: Tx,
  id: string,
  changes: Omit<Updateable<QuotationTable>, 'changes'>
): Promise<QuotationRow> {
  return tx
    .updateTable('quotation')
    .set({ ...changes, changes: sql<number>`changes + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function insertVersion(tx: Tx, version: Insertable<QuotationVersionTable>): Promise<void> {
  await tx.insertInto('quotation_version').values(version).execute();
}

/** Oldest first. */
export function findVersions(db: Db | Tx, quotationId: string): Promise<VersionRow[]> {
  return db
    .selectFrom('quotation_version')
    .selectAll()
    .where('quotation_id', '=', quotationId)
    .orderBy('version')
    .execute();
}

/** The version that counts. */
export function findLastVersion(db: Db | Tx, quotationId: string): Promise<VersionRow | undefined> {
  return db
    .selectFrom('quotation_version')
    .selectAll()
    .where('quotation_id', '=', quotationId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What was accepted of a request. */
export function findAccepted(db: Db | Tx, purchaseId: string): Promise<QuotationRow[]> {
  return db
    .selectFrom('quotation')
    .selectAll()
    .where('purchase_id', '=', purchaseId)
    .where('status', '=', 'accepted')
    .orderBy('accepted_at_ms')
    .orderBy('id')
    .execute();
}

/** Makes what one person sends wait for itself: the number of a day is counted by one at a time. */
export async function lockSubmissions(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`quotation of ${userId}`}))`.execute(tx);
}

/** How many somebody has sent since a moment. */
export async function countSentSince(db: Db | Tx, userId: string, sinceMs: number): Promise<number> {
  const { count } = await db
    .selectFrom('quotation')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('supplier_user_id', '=', userId)
    .where('first_sent_at_ms', '>=', sinceMs)
    .executeTakeFirstOrThrow();
  return count;
}

/** How many open ones a request has, and how many of them are cheaper at the place of delivery. */
export async function countCompeting(
  db: Db,
  purchaseId: string,
  fenPerKg: number
): Promise<{ all: number; cheaper: number }> {
  return db
    .selectFrom('quotation')
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      eb.fn.countAll<number>().filterWhere('delivered_fen_per_kg', '<', fenPerKg).as('cheaper')
    ])
    .where('purchase_id', '=', purchaseId)
    .where('status', 'in', openStatuses)
    .executeTakeFirstOrThrow();
}

/** The ids of what is still open of a request. */
export async function findOpenIds(tx: Tx, purchaseId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('quotation')
    .select('id')
    .where('purchase_id', '=', purchaseId)
    .where('status', 'in', openStatuses)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export interface DueQuotation {
  id: string;
  purchase_id: string;
}

/** Open ones whose validity has ended. */
export function findExpired(db: Db, nowMs: number, limit: number): Promise<DueQuotation[]> {
  return db
    .selectFrom('quotation')
    .select(['id', 'purchase_id'])
    .where('status', 'in', openStatuses)
    .where('valid_until_ms', '<=', nowMs)
    .orderBy('valid_until_ms')
    .limit(limit)
    .execute();
}

/** Open ones that end soon, and nobody was warned. */
export function findExpiring(
  db: Db,
  { nowMs, untilMs }: { nowMs: number; untilMs: number },
  limit: number
): Promise<DueQuotation[]> {
  return db
    .selectFrom('quotation')
    .select(['id', 'purchase_id'])
    .where('status', 'in', openStatuses)
    .where('valid_until_ms', '>', nowMs)
    .where('valid_until_ms', '<=', untilMs)
    .where(sql<boolean>`expiry_told_ms is distinct from valid_until_ms`)
    .orderBy('valid_until_ms')
    .limit(limit)
    .execute();
}

/** What a company has open, in the order in which requests are locked. */
export function findOpenByCompany(tx: Tx, companyId: string): Promise<DueQuotation[]> {
  return tx
    .selectFrom('quotation')
    .select(['id', 'purchase_id'])
    .where('company_id', '=', companyId)
    .where('status', 'in', openStatuses)
    .orderBy('purchase_id')
    .execute();
}
