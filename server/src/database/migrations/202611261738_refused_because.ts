import { sql } from 'kysely';
import type { Db } from '../schema';

/**
 * Adds `company_application.refused_because`. Applications that a dissolved company had left open, and the
 * notifications about them, say so by a code instead of a Chinese reason.
 */
export async function up(db: Db): Promise<void> {
  await db.schema.alterTable('company_application').addColumn('refused_because', 'text').execute();
  await sql`update company_application set refused_because = 'dissolved', reason = ''
    where status = 'refused' and reason = '企业已解散'`.execute(db);
  await sql`update notification set event = 'team.refusedDissolved', params = params - 'reason'
    where event = 'team.refused' and params->>'reason' = '企业已解散'`.execute(db);
}
