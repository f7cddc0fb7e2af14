import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { UploadedImageTable } from './upload.tables';

export type ImageRow = Omit<Selectable<UploadedImageTable>, 'look' | 'look_parts' | 'unshown_since_ms'>;

const COLUMNS = ['id', 'owner_user_id', 'storage_name', 'width', 'height', 'bytes', 'is_fit', 'created_at_ms'] as const;

export async function insertImage(
  db: Db | Tx,
  image: {
    id: string;
    /** Null for an operator's picture. */
    ownerId: string | null;
    storageName: string;
    width: number;
    height: number;
    bytes: number;
    perceptualHash: string | null;
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
      look: image.perceptualHash,
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
    .where('unshown_since_ms', 'is', null)
    .executeTakeFirst();
}

/** Returns the owner's pictures among these names; without an owner, those of all members. */
export function findImagesOf(
  db: Db | Tx,
  ownerId: string | null,
  storageNames: readonly string[]
): Promise<ImageRow[]> {
  if (storageNames.length === 0) return Promise.resolve([]);
  const named = db
    .selectFrom('uploaded_image')
    .select(COLUMNS)
    .where('storage_name', 'in', storageNames)
    .where('unshown_since_ms', 'is', null);
  const owned =
    ownerId === null ? named.where('owner_user_id', 'is not', null) : named.where('owner_user_id', '=', ownerId);
  return owned.execute();
}

export async function updateIsFit(db: Db | Tx, id: string, isFit: boolean): Promise<void> {
  await db.updateTable('uploaded_image').set({ is_fit: isFit }).where('id', '=', id).execute();
}

/** Returns the operator's picture of a name. */
export function findOperatorImage(db: Db | Tx, storageName: string): Promise<ImageRow | undefined> {
  return db
    .selectFrom('uploaded_image')
    .select(COLUMNS)
    .where('owner_user_id', 'is', null)
    .where('storage_name', '=', storageName)
    .executeTakeFirst();
}

/**
 * Maximum number of differing bits between two hashes of one picture that was saved again; two such hashes share at
 * least one part.
 */
const MAX_HASH_DISTANCE = 5;
const MAX_SIMILAR = 500;

/** Returns pictures of others, or uploaded again, that look like those of the names. */
export async function findSimilar(
  db: Db | Tx,
  storageNames: readonly string[]
): Promise<{ storage_name: string; alike: string }[]> {
  if (storageNames.length === 0) return [];
  const { rows } = await sql<{ storage_name: string; alike: string }>`
    select mine.storage_name, other.storage_name as alike
    from uploaded_image mine
    join uploaded_image other on other.look_parts && mine.look_parts and other.id <> mine.id
      and bit_count(other.look # mine.look) <= ${MAX_HASH_DISTANCE}
    where mine.storage_name = any(${storageNames}::text[])
    limit ${MAX_SIMILAR}`.execute(db);
  return rows;
}

/** Sizes of the pictures with these storage names, in pixels. */
export function findImageSizes(
  db: Db,
  storageNames: readonly string[]
): Promise<{ storage_name: string; width: number; height: number }[]> {
  if (storageNames.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('uploaded_image')
    .where('storage_name', 'in', storageNames)
    .select(['storage_name', 'width', 'height'])
    .execute();
}
