import type { Db, Tx } from '../../database/schema';
import type { PersonalData } from '../../personalData';
import type { FileStorage } from '../../providers/fileStorage';
import { deleteDocumentsOf, findDocumentsOf } from './document.repository';

/** Exports the documents that a user uploaded. */
async function exportDocuments({ db, files }: { db: Db; files: FileStorage }, userId: string) {
  return (await findDocumentsOf(db, userId)).map((row) => ({
    url: files.urlOf(row.storage_name),
    bytes: row.bytes,
    createdAtMs: row.created_at_ms
  }));
}

async function eraseDocuments({ tx, files }: { tx: Tx; files: FileStorage }, userId: string): Promise<void> {
  const names = await deleteDocumentsOf(tx, userId);
  await Promise.all(names.map((name) => files.remove(name)));
}

export const uploadedDocumentsPersonalData: PersonalData = {
  name: 'uploadedDocuments',
  columns: ['uploaded_document.owner_user_id'],
  exportOf: (deps, userId) => exportDocuments(deps, userId),
  erase: (deps, userId) => eraseDocuments(deps, userId)
};
