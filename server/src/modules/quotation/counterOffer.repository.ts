import type { Insertable, Selectable } from 'kysely';
import type { CounterAnswer } from '@contract/quotation';
import type { Db, Tx } from '../../database/schema';
import type { QuotationCounterTable } from './quotation.tables';

export type CounterRow = Selectable<QuotationCounterTable>;

/** Oldest first. */
export function findCounters(db: Db | Tx, quotationId: string): Promise<CounterRow[]> {
  return db
    .selectFrom('quotation_counter')
    .selectAll()
    .where('quotation_id', '=', quotationId)
    .orderBy('at_ms')
    .orderBy('id')
    .execute();
}

export async function insertCounter(tx: Tx, counter: Insertable<QuotationCounterTable>): Promise<void> {
  await tx.insertInto('quotation_counter').values(counter).execute();
}

export async function updateAnswer(tx: Tx, id: string, answer: CounterAnswer): Promise<void> {
  await tx.updateTable('quotation_counter').set({ answer }).where('id', '=', id).execute();
}

/** Marks counter-offers as superseded by a later one (`by`), or by a version (null). */
export async function supersedeCounters(tx: Tx, ids: readonly string[], by: string | null): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('quotation_counter')
    .set({ answer: 'superseded', superseded_by: by })
    .where('id', 'in', ids)
    .execute();
}

/** Retracts a counter-offer: deletes its price and text, and reopens those that it had superseded. */
export async function retractCounter(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('quotation_counter')
    .set({ answer: 'retracted', unit_fen: null, text: '' })
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('quotation_counter')
    .set({ answer: null, superseded_by: null })
    .where('superseded_by', '=', id)
    .execute();
}
