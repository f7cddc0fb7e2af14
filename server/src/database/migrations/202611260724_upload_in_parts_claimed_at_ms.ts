import type { Db } from '../schema';

/** When a call began to process the file: other calls for the upload wait for its result without a connection. */
export async function up(db: Db): Promise<void> {
  await db.schema.alterTable('upload_in_parts').addColumn('claimed_at_ms', 'int8').execute();
}
