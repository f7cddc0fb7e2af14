import type { Db } from '../schema';

/** Since when nothing shows a file of a member: it is not given to anything new any more, and deleted a little later. */
export async function up(db: Db): Promise<void> {
  for (const table of ['uploaded_image', 'uploaded_document']) {
    await db.schema.alterTable(table).addColumn('unshown_since_ms', 'int8').execute();
  }
}
