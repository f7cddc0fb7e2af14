import type { Db } from '../schema';

/** Former codes of a subject are deleted with it as well; the other index holds the valid ones only. */
export async function up(db: Db): Promise<void> {
  await db.schema.createIndex('scan_code_by_subject').on('scan_code').columns(['subject_id', 'kind']).execute();
}
