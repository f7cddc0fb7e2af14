import type { Insertable } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { PurchaseRequestTable } from '../listing/listing.tables';

type PublicStatus = PurchaseRequestTable['status'];

/** Writes what the lists, the home and the search show of a request. */
export async function upsertPublicListing(tx: Tx, row: Insertable<PurchaseRequestTable>): Promise<void> {
  const { id: _, ...changes } = row;
  await tx
    .insertInto('purchase_request')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changes))
    .execute();
}

/** Answers the company whose figures change with it. */
export async function updatePublicStatus(tx: Tx, id: string, status: PublicStatus): Promise<string | null> {
  const row = await tx
    .updateTable('purchase_request')
    .set({ status })
    .where('id', '=', id)
    .returning('company_id')
    .executeTakeFirst();
  return row?.company_id ?? null;
}

export function findPublicListing(db: Db | Tx, id: string) {
  return db.selectFrom('purchase_request').selectAll().where('id', '=', id).executeTakeFirst();
}
