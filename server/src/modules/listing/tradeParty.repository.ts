import { sql } from 'kysely';
import type { VerificationKind } from '@contract/user';
import type { Db, Tx } from '../../database/schema';

export interface TradePartyRow {
  user_id: string | null;
  company_id: string | null;
  name: string;
  verifications: VerificationKind[];
}

/** SQL: badges of the company `c`, by its licence and by the verifications of its owner. */
export const badgesOfCompany = sql<VerificationKind[]>`array(
  select kind from (
    select 'company' as kind where c.verified_at_ms is not null
    union
    select v.kind from company_member m join user_verification v on v.user_id = m.user_id
    where m.company_id = c.id and m.role = 'owner' and v.kind in ('person', 'park')
  ) as worn order by array_position('{person,company,park}', kind))`;

/** Finds names and badges of parties, in the given order. */
export async function findParties(
  db: Db | Tx,
  parties: readonly { userId: string | null; companyId: string | null }[]
): Promise<TradePartyRow[]> {
  const userIds = parties.map(({ userId }) => userId);
  const companyIds = parties.map(({ companyId }) => companyId);
  const { rows } = await sql<TradePartyRow>`
    select wanted.user_id, wanted.company_id,
      case when wanted.company_id is null then coalesce(u.nickname, '已注销用户') else coalesce(c.name, '') end as name,
      case when wanted.company_id is null
        then array(select kind from user_verification v where v.user_id = wanted.user_id and kind <> 'company' order by kind)
        else ${badgesOfCompany}
      end as verifications
    from unnest(${userIds}::text[], ${companyIds}::text[]) with ordinality as wanted(user_id, company_id, position)
    left join user_account u on u.id = wanted.user_id
    left join company c on c.id = wanted.company_id
    order by wanted.position`.execute(db);
  return rows;
}
