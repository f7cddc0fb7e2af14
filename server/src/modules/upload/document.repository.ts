import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { UploadedDocumentTable } from './upload.tables';

type DocumentRow = Selectable<UploadedDocumentTable>;

export async function insertDocument(db: Db, document: Insertable<UploadedDocumentTable>): Promise<void> {
  await db.insertInto('uploaded_document').values(document).execute();
}

export function findDocument(db: Db | Tx, storageName: string): Promise<DocumentRow | undefined> {
  return db
    .selectFrom('uploaded_document')
    .selectAll()
    .where('storage_name', '=', storageName)
    .where('unshown_since_ms', 'is', null)
    .executeTakeFirst();
}

export function findDocumentsOf(db: Db, ownerId: string): Promise<DocumentRow[]> {
  return db.selectFrom('uploaded_document').selectAll().where('owner_user_id', '=', ownerId).orderBy('id').execute();
}

/** Returns the names of the deleted documents. */
export async function deleteDocumentsOf(tx: Tx, ownerId: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('uploaded_document')
    .where('owner_user_id', '=', ownerId)
    .returning('storage_name')
    .execute();
  return rows.map((row) => row.storage_name);
}
