import type { Tx } from '../../database/schema';

const tables = ['uploaded_image', 'uploaded_document', 'uploaded_video'] as const;

/** Returns the storage names of all public files of a user. */
export async function listFileNames(tx: Tx, userId: string): Promise<string[]> {
  const names: string[] = [];
  for (const table of tables) {
    const rows = await tx.selectFrom(table).select('storage_name').where('owner_user_id', '=', userId).execute();
    names.push(...rows.map((row) => row.storage_name));
  }
  return names;
}

/** Transfers files of a user to new owners. Idempotent. */
export async function transferFiles(
  tx: Tx,
  userId: string,
  files: readonly { storageName: string; ownerId: string }[]
): Promise<void> {
  for (const { storageName, ownerId } of files) {
    for (const table of tables) {
      await tx
        .updateTable(table)
        .set({ owner_user_id: ownerId })
        .where('storage_name', '=', storageName)
        .where('owner_user_id', '=', userId)
        .execute();
    }
  }
}
