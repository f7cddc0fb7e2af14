import type { Insertable } from 'kysely';
import { newId } from '../../src/database/id';
import type { UploadedImageTable } from '../../src/modules/upload/upload.tables';
import type { FileStorage } from '../../src/providers/fileStorage';
import { random } from '../random';
import type { PlannedSupply } from '../supplies';
import { type DrawnPhoto, PHOTO_SIZE, sceneName } from './draw';
import { type Scene, sceneKinds, sceneOf } from './scenes';

/** Number of the library's threads that draw at once. */
const CONCURRENCY = 4;

export interface SeedPhoto {
  /** Null for the operator's. */
  ownerId: string | null;
  /** Digest of its content, so that the address never changes its picture. */
  name: string;
  scene: Scene;
}

/** Returns one to four photos of each supply, each of another kind; some drafts have none yet. */
export function photosOf({ listed, status, owner }: PlannedSupply): SeedPhoto[] {
  const source = random(`photos ${listed.id}`);
  const kinds = sceneKinds(listed.form);
  const first = source.integer(0, kinds.length - 1);
  const count = status === 'draft' ? source.integer(0, 1) : source.pick([1, 1, 1, 1, 1, 2, 2, 3, 4]);
  const subject = { varietyId: listed.variety_id ?? '', form: listed.form };
  return Array.from({ length: count }, (_, index) => {
    const scene = sceneOf(kinds[(first + index) % kinds.length] ?? kinds[0], subject, source);
    return { ownerId: owner.userId, name: `${sceneName(scene)}.webp`, scene };
  });
}

/** Draws and stores photos; returns their rows. */
export async function storePhotos(
  { files, draw }: { files: FileStorage; draw(scene: Scene): Promise<DrawnPhoto> },
  photos: readonly SeedPhoto[],
  nowMs: number
): Promise<Insertable<UploadedImageTable>[]> {
  const left = [...photos];
  const rows: Insertable<UploadedImageTable>[] = [];
  const storeRemaining = async () => {
    for (let photo = left.pop(); photo !== undefined; photo = left.pop()) {
      const { bytes, perceptualHash } = await draw(photo.scene);
      await files.save(photo.name, bytes);
      rows.push({
        id: newId(nowMs),
        owner_user_id: photo.ownerId,
        storage_name: photo.name,
        ...PHOTO_SIZE,
        bytes: bytes.length,
        look: perceptualHash,
        created_at_ms: nowMs
      });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, storeRemaining));
  return rows;
}
