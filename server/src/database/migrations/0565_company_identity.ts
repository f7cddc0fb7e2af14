import { sql } from 'kysely';
import type { Db } from '../schema';

/**
 * Rows in the name of a company refer to its id, never to a name: a nickname can be the name of a company. Names are
 * compared without width, case, blanks and signs.
 */
export async function up(db: Db): Promise<void> {
  await compareNames(db);
  await countByCompany(db);
  for (const table of ['supply_listing', 'purchase_request'] as const) {
    for (const index of [`${table}_party`, `${table}_of_party`]) {
      await sql`drop index if exists ${sql.ref(index)}`.execute(db);
    }
    // Badges that a user's listings have got by the name of a company.
    await sql`update ${sql.table(table)} l set party_verifications =
        array(select kind from user_verification v where v.user_id = l.owner_user_id and kind <> 'company' order by kind)
      where company_id is null and 'company' = any(party_verifications)`.execute(db);
  }
}

async function compareNames(db: Db): Promise<void> {
  await sql`create function plain_name(name text) returns text language sql immutable parallel safe
    return regexp_replace(lower(normalize(name, nfkc)), '[[:space:]()&._·-]', '', 'g')`.execute(db);
  for (const column of ['name', 'short_name']) {
    await sql`create index ${sql.ref(`company_plain_${column}`)} on company (plain_name(${sql.ref(column)}))
      where dissolved_at_ms is null`.execute(db);
  }
}

/** Recomputed from the listings when the server starts, and with each write. */
async function countByCompany(db: Db): Promise<void> {
  await sql`delete from trade_company`.execute(db);
  await sql`alter table trade_company
    drop constraint trade_company_pkey,
    add column company_id text primary key references company (id)`.execute(db);
}
