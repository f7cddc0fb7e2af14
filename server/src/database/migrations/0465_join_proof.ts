import type { Db } from '../schema';

/** What proves that somebody works for a company is private pictures; the public ones of before are proof no more. */
export async function up(db: Db): Promise<void> {
  await db.schema.alterTable('company_application').renameColumn('proof_urls', 'proof_ids').execute();
  await db.updateTable('company_application').set({ proof_ids: [] }).execute();
}
