import { sql } from 'kysely';
import type { Tx } from '../../database/schema';

/** File shown by a company, with the owner who inherits it. */
export interface CompanyFile {
  storageName: string;
  ownerId: string;
}

/**
 * Returns which of the user's files companies show: on their pages, and in the listings, quotations and messages that
 * the user wrote in their names. Called before the user's rows are erased.
 */
export async function findCompanyFiles(
  tx: Tx,
  userId: string,
  storageNames: readonly string[]
): Promise<CompanyFile[]> {
  const { rows } = await sql<CompanyFile>`
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
      select distinct successor.user_id as "ownerId", file.name as "storageName"
      from shown
        join unnest(${storageNames}::text[]) as file (name) on position(file.name in shown.body) > 0
        join company_member successor on successor.company_id = shown.company_id and successor.role = 'owner'
      where successor.user_id <> ${userId}`.execute(tx);
  return rows;
}
