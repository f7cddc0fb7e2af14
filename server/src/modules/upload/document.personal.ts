import type { Db, Tx } from '../../database/schema';
import type { ImageStorage } from '../../providers/imageStorage';
import { deleteDocumentsOf, findDocumentsOf } from './document.repository';

/** The papers that a person uploaded. */
export async function exportOfDocuments({ db, images }: { db: Db; images: ImageStorage }, userId: string) {
  return (await findDocumentsOf(db, userId)).map((row) => ({
    url: images.urlOf(row.storage_name),
    bytes: row.bytes,
    createdAtMs: row.created_at_ms
  }));
}

export async function eraseDocuments({ tx, images }: { tx: Tx; images: ImageStorage }, userId: string): Promise<void> {
  const names = await deleteDocumentsOf(tx, userId);
  await Promise.all(names.map((name) => images.remove(name)));
}
