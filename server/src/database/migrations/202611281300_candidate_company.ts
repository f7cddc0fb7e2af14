import type { Db } from '../schema';

/** Adds the company of a candidate, whose owner may claim the certificate of an award. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .alterTable('award_candidate')
    .addColumn('company_id', 'text', (column) => column.references('company.id').onDelete('set null'))
    .execute();
  await db.schema.createIndex('award_candidate_by_company').on('award_candidate').column('company_id').execute();
}
