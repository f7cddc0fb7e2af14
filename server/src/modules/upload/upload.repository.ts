import type { Db, Tx } from '../../database/schema';

export async function insertImage(
  db: Db | Tx,
  image: {
    id: string;
    ownerId: string;
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
