import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { CompanyTransferTable } from './company.tables';

export type TransferRow = Selectable<CompanyTransferTable>;

export function findTransfer(db: Db | Tx, id: string): Promise<TransferRow | undefined> {
  return db.selectFrom('company_transfer').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The transfer that waits for an answer; there is one at most. */
export function findOpenTransfer(db: Db | Tx, companyId: string): Promise<TransferRow | undefined> {
  return db
    .selectFrom('company_transfer')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('status', '=', 'requested')
    .executeTakeFirst();
}

/** Every transfer from or to a person, the oldest first. */
export function findTransfersOf(db: Db, userId: string) {
  return db
    .selectFrom('company_transfer as t')
    .innerJoin('company as c', 'c.id', 't.company_id')
    .where((where) => where.or([where('t.from_user_id', '=', userId), where('t.to_user_id', '=', userId)]))
    .select(['t.from_user_id', 't.status', 't.created_at_ms', 't.decided_at_ms', 'c.name as company_name'])
    .orderBy('t.created_at_ms')
    .execute();
}

export async function deleteTransfersOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('company_transfer')
    .where((where) => where.or([where('from_user_id', '=', userId), where('to_user_id', '=', userId)]))
    .execute();
}

export async function insertTransfer(tx: Tx, transfer: Insertable<CompanyTransferTable>): Promise<void> {
  await tx.insertInto('company_transfer').values(transfer).execute();
}

export async function setTransferStatus(
  tx: Tx,
  id: string,
  status: TransferRow['status'],
  nowMs: number
): Promise<void> {
  await tx.updateTable('company_transfer').set({ status, decided_at_ms: nowMs }).where('id', '=', id).execute();
}
