import { sql } from 'kysely';
import type { Db } from '../schema';

/** Notifications about a verification hold a list of reasons, which the text of each language joins in its own way. */
export async function up(db: Db): Promise<void> {
  await sql`update notification
    set params = params - 'reason' || jsonb_build_object('reasons', string_to_array(params->>'reason', '；'))
    where event in ('verification.rejected', 'verification.incomplete', 'verification.revoked')
      and params ? 'reason'`.execute(db);
}
