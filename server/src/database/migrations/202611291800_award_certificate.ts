import { sql } from 'kysely';
import type { Db } from '../schema';

/** Lets the certificate of an award be claimed once. A second one, of a later owner, keeps its number under another subject. */
export async function up(db: Db): Promise<void> {
  await sql`
    update expo_certificate later set subject = 'second:' || later.subject || ':' || later.user_id
    where later.subject like 'award:%' and exists (
      select from expo_certificate earlier
      where earlier.subject = later.subject
        and (coalesce(earlier.claimed_at_ms, 0), earlier.id) < (coalesce(later.claimed_at_ms, 0), later.id)
    )`.execute(db);
  await sql`
    create unique index expo_certificate_one_award on expo_certificate (subject) where subject like 'award:%'`.execute(
    db
  );
}
