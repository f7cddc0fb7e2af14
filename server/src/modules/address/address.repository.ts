import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { UserAddressTable } from './address.tables';

export type AddressRow = Selectable<UserAddressTable>;

/** Returns the default first, then the newest. */
export function findAddresses(db: Db | Tx, userId: string): Promise<AddressRow[]> {
  return db
    .selectFrom('user_address')
    .selectAll()
    .where('user_id', '=', userId)
    .where('removed_at_ms', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('created_at_ms', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function findAddress(db: Db | Tx, userId: string, id: string): Promise<AddressRow | undefined> {
  return db
    .selectFrom('user_address')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export function findByRequestId(db: Db | Tx, userId: string, requestId: string): Promise<AddressRow | undefined> {
  return db
    .selectFrom('user_address')
    .selectAll()
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

export async function insertAddress(tx: Tx, address: Insertable<UserAddressTable>): Promise<void> {
  await tx.insertInto('user_address').values(address).execute();
}

export async function updateAddressRow(tx: Tx, id: string, changes: Updateable<UserAddressTable>): Promise<void> {
  await tx.updateTable('user_address').set(changes).where('id', '=', id).execute();
}

/** Clears the user's default address. */
export async function clearDefault(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('user_address')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .where('removed_at_ms', 'is', null)
    .execute();
}

export async function deleteRemovedBefore(db: Db, removedBeforeMs: number): Promise<void> {
  await db.deleteFrom('user_address').where('removed_at_ms', '<', removedBeforeMs).execute();
}

export async function deleteAddressesOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('user_address').where('user_id', '=', userId).execute();
}
