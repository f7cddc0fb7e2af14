import { sql } from 'kysely';
import type { Tx } from '../../database/schema';

/** What somebody offers in the name of companies of others, and who owns those. Drafts are their author's alone. */
export async function findSuccessors(
  tx: Tx,
  { userId, companyId }: { userId: string; companyId?: string }
): Promise<{ id: string; successor_id: string }[]> {
  const { rows } = await sql<{ id: string; successor_id: string }>`
    select s.id, m.user_id as successor_id
    from supply s join company_member m on m.company_id = s.company_id and m.role = 'owner' and m.user_id <> ${userId}
    where s.owner_user_id = ${userId} and s.status <> 'draft'
      and (${companyId ?? null}::text is null or s.company_id = ${companyId ?? null})
    order by s.id`.execute(tx);
  return rows;
}
