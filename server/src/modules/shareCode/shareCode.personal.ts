import type { Db, Tx } from '../../database/schema';
import type { PersonalData } from '../../personalData';
import type { FileStorage } from '../../providers/fileStorage';
import { deleteCodeImagesOf, findCodeImagesOf } from './shareCode.repository';

/** Exports the codes with a user's invite code. */
async function exportCodeImages({ db, files }: { db: Db; files: FileStorage }, userId: string) {
  return (await findCodeImagesOf(db, userId)).map(({ page, scene, version, storage_name, created_at_ms }) => ({
    page,
    scene,
    version,
    url: files.urlOf(storage_name),
    createdAtMs: created_at_ms
  }));
}

/** Codes that were printed lead to their pages still; the invite code in them is unknown from then on. */
async function eraseCodeImages({ tx, files }: { tx: Tx; files: FileStorage }, userId: string): Promise<void> {
  const names = await deleteCodeImagesOf(tx, userId);
  await Promise.all(names.map((name) => files.remove(name)));
}

export const shareCodesPersonalData: PersonalData = {
  name: 'shareCodes',
  columns: ['share_code_image.user_id'],
  exportOf: (deps, userId) => exportCodeImages(deps, userId),
  erase: (deps, userId) => eraseCodeImages(deps, userId)
};
