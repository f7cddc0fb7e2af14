import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { UploadedImageTable } from './upload.tables';

export type ImageRow = Selectable<UploadedImageTable>;

export async function insertImage(
  db: Db | Tx,
  image: {
    id: string;
    /** Null: the operator's. */
    ownerId: string | null;
    storageName: string;
    width: number;
    height: number;
    bytes: number;
    nowMs: number;
  }
): Promise<void> {
  await db
    .insertInto('uploaded_image')
    .values({
      id: image.id,
      owner_user_id: image.ownerId,
      storage_name: image.storageName,
      width: image.width,
      height: image.height,
      bytes: image.bytes,
      created_at_ms: image.nowMs
    })
    .onConflict((conflict) => conflict.column('storage_name').doNothing())
    .execute();
}

export async function findStorageNameOfOwner(db: Db | Tx, ownerId: string, storageName: string) {
  return db
    .selectFrom('uploaded_image')
    .select('storage_name')
    .where('owner_user_id', '=', ownerId)
    .where('storage_name', '=', storageName)
    .executeTakeFirst();
}

/** Pictures of a person among these names. */
export function findImagesOf(db: Db | Tx, ownerId: string, storageNames: readonly string[]): Promise<ImageRow[]> {
  if (storageNames.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('uploaded_image')
    .selectAll()
    .where('owner_user_id', '=', ownerId)
    .where('storage_name', 'in', storageNames)
    .execute();
}

export async function updateIsFit(db: Db | Tx, id: string, isFit: boolean): Promise<void> {
  await db.updateTable('uploaded_image').set({ is_fit: isFit }).where('id', '=', id).execute();
}

/** The operator's picture of a name. */
export function findOperatorImage(db: Db | Tx, storageName: string): Promise<ImageRow | undefined> {
  return db
    .selectFrom('uploaded_image')
    .selectAll()
    .where('owner_user_id', 'is', null)
    .where('storage_name', '=', storageName)
    .executeTakeFirst();
}
