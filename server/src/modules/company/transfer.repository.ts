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
