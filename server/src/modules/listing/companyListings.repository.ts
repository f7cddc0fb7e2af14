import { sql } from 'kysely';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Db, Tx } from '../../database/schema';
import { badgesOfCompany } from './tradeParty.repository';

/** Counts open listings of a company. `isPublic` omits requests that do not name it, or that not everyone may see. */
export async function countOpenListings(
  db: Db,
  { companyId, isPublic, nowMs }: { companyId: string; isPublic: boolean; nowMs: number }
): Promise<{ supplies: number; purchases: number }> {
  const { rows } = await sql<{ supplies: number; purchases: number }>`select
    (select count(*) from supply_listing where company_id = ${companyId} and status = 'published'
      and valid_until >= ${shanghaiDay(nowMs)}::date) as supplies,
    (select count(*) from purchase_request where company_id = ${companyId} and status = 'published'
      and quote_deadline_ms > ${nowMs}::int8
      and not ((is_anonymous or audience <> 'public') and ${isPublic}::boolean)) as purchases`.execute(db);
  return rows[0] ?? { supplies: 0, purchases: 0 };
}

const LISTING_TABLES = ['supply_listing', 'purchase_request'] as const;

/** Closes the published listings of a company. */
export async function closeListings(tx: Tx, companyId: string): Promise<void> {
  for (const table of LISTING_TABLES) {
    await sql`update ${sql.table(table)} set status = 'closed'
      where company_id = ${companyId} and status not in ('closed', 'takedown')`.execute(tx);
  }
}

/** Copies name and verifications of a user to their personal listings. */
export async function updatePersonParty(tx: Tx, userId: string): Promise<void> {
  for (const table of LISTING_TABLES) {
    await sql`update ${sql.table(table)} l set party_name = u.nickname, party_verifications =
        array(select kind from user_verification v where v.user_id = u.id and kind <> 'company' order by kind)
      from user_account u
      where u.id = ${userId} and l.owner_user_id = u.id and l.company_id is null`.execute(tx);
  }
}

/** Copies name and verifications of a company to its listings. */
export async function updateCompanyParty(tx: Tx, companyId: string): Promise<void> {
  for (const table of LISTING_TABLES) {
    await sql`update ${sql.table(table)} l set party_name = c.name, party_verifications = ${badgesOfCompany}
      from company c where c.id = ${companyId} and l.company_id = c.id`.execute(tx);
  }
}
