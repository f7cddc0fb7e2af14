import type { Db } from '../schema';

/** Proofs of employment are private pictures; public ones from before are no proof any more. */
export async function up(db: Db): Promise<void> {
  await db.schema.alterTable('company_application').renameColumn('proof_urls', 'proof_ids').execute();
  await db.updateTable('company_application').set({ proof_ids: [] }).execute();
}
