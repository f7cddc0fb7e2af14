import { sql } from 'kysely';
import type { Tx } from '../../database/schema';

const tables = ['uploaded_image', 'uploaded_document', 'uploaded_video'] as const;

/**
 * The files of a person that stand in what is a company's and not theirs (its page, what was posted, quoted and answered
 * in its name) belong to its owner from now on. To be asked before anything of the person is erased: it is found by them.
 */
export async function transferFilesToCompanies(tx: Tx, userId: string): Promise<void> {
  for (const table of tables) {
    await sql`
      with shown (company_id, body) as (
        select c.id, c::text from company c
        union all
        select s.company_id, s::text from supply s where s.owner_user_id = ${userId}
        union all
        select p.company_id, p::text from purchase p where p.owner_user_id = ${userId}
        union all
        select q.company_id, v::text
        from quotation q join quotation_version v on v.quotation_id = q.id
        where q.supplier_user_id = ${userId}
        union all
        select coalesce(s.company_id, p.company_id), m::text
        from inquiry_message m join inquiry i on i.id = m.inquiry_id
          left join supply s on s.id = i.supply_id left join purchase p on p.id = i.purchase_id
        where m.user_id = ${userId} and m.side = 'owner'
      )
      update ${sql.table(table)} as f set owner_user_id = heir.user_id
      from shown join company_member heir on heir.company_id = shown.company_id and heir.role = 'owner'
      where f.owner_user_id = ${userId} and heir.user_id <> ${userId} and position(f.storage_name in shown.body) > 0
    `.execute(tx);
  }
}
