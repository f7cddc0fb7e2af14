import type { Insertable } from 'kysely';
import { newId } from '../../src/database/id';
import type { UploadedImageTable } from '../../src/modules/upload/upload.tables';
import type { ImageStorage } from '../../src/providers/imageStorage';
import { random } from '../random';
import type { PlannedSupply } from '../supplies';
import { nameOfScene, PHOTO_SIZE, type Drawn } from './draw';
import { sceneKinds, sceneOf, type Scene } from './scenes';

/** How many of the library's threads draw at once. */
const AT_ONCE = 4;

export interface SeedPhoto {
  /** Null: the operator's. */
  ownerId: string | null;
  /** Of its content, so that the address stands for one picture for ever. */
  name: string;
  scene: Scene;
}

/** One to four of each supply, each of another kind; some drafts have none yet. */
export function photosOf({ listed, status, owner }: PlannedSupply): SeedPhoto[] {
  const source = random(`photos ${listed.id}`);
  const kinds = sceneKinds(listed.form);
  const first = source.integer(0, kinds.length - 1);
  const count = status === 'draft' ? source.integer(0, 1) : source.pick([1, 1, 1, 1, 1, 2, 2, 3, 4]);
  const subject = { varietyId: listed.variety_id ?? '', form: listed.form };
  return Array.from({ length: count }, (_, place) => {
    const scene = sceneOf(kinds[(first + place) % kinds.length] ?? kinds[0], subject, source);
    return { ownerId: owner.userId, name: `${nameOfScene(scene)}.webp`, scene };
  });
}

/** Draws and keeps them; answers their rows. */
export async function takePhotos(
  { images, draw }: { images: ImageStorage; draw(scene: Scene): Promise<Drawn> },
  photos: readonly SeedPhoto[],
  nowMs: number
): Promise<Insertable<UploadedImageTable>[]> {
  const left = [...photos];
  const rows: Insertable<UploadedImageTable>[] = [];
  const takeAll = async () => {
    for (let photo = left.pop(); photo !== undefined; photo = left.pop()) {
      const { bytes, look } = await draw(photo.scene);
      await images.save(photo.name, bytes);
      rows.push({
        id: newId(nowMs),
        owner_user_id: photo.ownerId,
        storage_name: photo.name,
        ...PHOTO_SIZE,
        bytes: bytes.length,
        look,
        created_at_ms: nowMs
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeAll));
  return rows;
}
