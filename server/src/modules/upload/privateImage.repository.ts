import type { Insertable } from 'kysely';
import type { PrivatePurpose } from '@contract/upload';
import type { Db, Tx } from '../../database/schema';
import type { PrivateImageTable } from './upload.tables';

export async function insertPrivateImage(db: Db | Tx, image: Insertable<PrivateImageTable>): Promise<void> {
  await db.insertInto('private_image').values(image).execute();
}

/** Returns a picture of the owner; without an owner, of any user. */
export function findPrivateImage(db: Db | Tx, id: string, ownerId?: string) {
  let rows = db.selectFrom('private_image').select(['id', 'sealed']).where('id', '=', id);
  if (ownerId !== undefined) rows = rows.where('owner_user_id', '=', ownerId);
  return rows.executeTakeFirst();
}

/** Returns those of the ids that are the user's, for the purpose. */
export async function findOwnPrivateIds(
  db: Db | Tx,
  { ownerId, purpose }: { ownerId: string; purpose: PrivatePurpose },
  ids: readonly string[]
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('private_image')
    .select('id')
    .where('owner_user_id', '=', ownerId)
    .where('purpose', '=', purpose)
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ id }) => id);
}

export function findPrivateImages(db: Db, ownerId: string) {
  return db
    .selectFrom('private_image')
    .select(['id', 'purpose', 'created_at_ms'])
    .where('owner_user_id', '=', ownerId)
    .orderBy('created_at_ms')
    .execute();
}

export async function markRetained(tx: Tx, ownerId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('private_image')
    .set({ is_kept: true })
    .where('owner_user_id', '=', ownerId)
    .where('id', 'in', ids)
    .execute();
}

export async function deleteImages(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('private_image').where('id', 'in', ids).execute();
}

/** Deletes a picture that no form uses, and returns it. */
export function deleteUnusedImage(
  db: Db | Tx,
  { ownerId, purpose }: { ownerId: string; purpose: PrivatePurpose },
  id: string
) {
  return db
    .deleteFrom('private_image')
    .where('id', '=', id)
    .where('owner_user_id', '=', ownerId)
    .where('purpose', '=', purpose)
    .where('is_kept', '=', false)
    .returning(['id', 'sealed'])
    .executeTakeFirst();
}

export async function deleteImagesOfOwner(db: Db | Tx, ownerId: string): Promise<void> {
  await db.deleteFrom('private_image').where('owner_user_id', '=', ownerId).execute();
}

export async function deleteUnused(db: Db, beforeMs: number): Promise<void> {
  await db.deleteFrom('private_image').where('is_kept', '=', false).where('created_at_ms', '<', beforeMs).execute();
}
