import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { QuotationTable, QuotationVersionTable } from './quotation.tables';
import { openStatuses } from './quotation.transitions';

export type QuotationRow = Selectable<QuotationTable>;
export type VersionRow = Selectable<QuotationVersionTable>;

export function findQuotation(db: Db | Tx, id: string): Promise<QuotationRow | undefined> {
  return db.selectFrom('quotation').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks a quotation; a transaction that also locks its request locks that first, to avoid deadlocks. */
export function lockQuotation(tx: Tx, id: string): Promise<QuotationRow | undefined> {
  return tx.selectFrom('quotation').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The quotation of a user for a request, drafts included. */
export function findByAuthor(db: Db | Tx, purchaseId: string, userId: string): Promise<QuotationRow | undefined> {
  return db
    .selectFrom('quotation')
    .selectAll()
    .where('purchase_id', '=', purchaseId)
    .where('supplier_user_id', '=', userId)
    .executeTakeFirst();
}

/** The sent quotation of a company for a request. */
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

/**
 * Updates a quotation and increments `changes`, which open pages watch.
 * @throws NoResultError for an unknown id
 */
export function updateQuotation(
  tx: Tx,
  id: string,
  update: Omit<Updateable<QuotationTable>, 'changes'>
): Promise<QuotationRow> {
  return tx
    .updateTable('quotation')
    .set({ ...update, changes: sql<number>`changes + 1` })
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

/** The current version. */
export function findLastVersion(db: Db | Tx, quotationId: string): Promise<VersionRow | undefined> {
  return db
    .selectFrom('quotation_version')
    .selectAll()
    .where('quotation_id', '=', quotationId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export type AcceptedRow = QuotationRow & { last_fields: VersionRow['fields'] };

/** Accepted quotations of requests with the fields of their last versions, earliest acceptance first. */
export async function findAccepted(db: Db | Tx, purchaseIds: readonly string[]): Promise<AcceptedRow[]> {
  if (purchaseIds.length === 0) return [];
  return db
    .selectFrom('quotation as q')
    .innerJoin('quotation_version as v', (join) =>
      join.onRef('v.quotation_id', '=', 'q.id').onRef('v.version', '=', 'q.version')
    )
    .selectAll('q')
    .select('v.fields as last_fields')
    .where('q.purchase_id', 'in', purchaseIds)
    .where('q.status', '=', 'accepted')
    .orderBy('q.accepted_at_ms')
    .orderBy('q.id')
    .execute();
}

/** Serializes submissions of one user, so that the daily limit holds. */
export async function lockSubmissions(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`quotation of ${userId}`}))`.execute(tx);
}

/** Counts quotations that a user has sent since a time. */
export async function countSentSince(db: Db | Tx, userId: string, sinceMs: number): Promise<number> {
  const { count } = await db
    .selectFrom('quotation')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('supplier_user_id', '=', userId)
    .where('first_sent_at_ms', '>=', sinceMs)
    .executeTakeFirstOrThrow();
  return count;
}

/** Counts open quotations of a request, and those with a lower delivered price. */
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

/** Ids of the open quotations of a request. */
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

/** Open quotations past their validity. */
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

/** Open quotations that end soon, whose sides were not warned. */
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

/** Open quotations of a company, in the order in which requests are locked. */
export function findOpenByCompany(tx: Tx, companyId: string): Promise<DueQuotation[]> {
  return tx
    .selectFrom('quotation')
    .select(['id', 'purchase_id'])
    .where('company_id', '=', companyId)
    .where('status', 'in', openStatuses)
    .orderBy('purchase_id')
    .execute();
}
