import { sql } from 'kysely';
import type { Db } from '../../database/schema';
import type { CounterRow } from './counterOffer.repository';
import type { QuotationRow, VersionRow } from './quotation.repository';

export type ComparedRow = QuotationRow & { last_version: VersionRow; open_offer: CounterRow | null };

/** Everything that was sent about a request, with its last version, the cheapest first; drafts are nobody's business. */
export async function findCompared(db: Db, purchaseId: string): Promise<ComparedRow[]> {
  const { rows } = await sql<ComparedRow>`
    select q.*, to_jsonb(v.*) as last_version,
      (select to_jsonb(c.*) from quotation_counter c
        where c.quotation_id = q.id and c.answer is null and c.unit_fen is not null) as open_offer
    from quotation q
    join quotation_version v on v.quotation_id = q.id and v.version = q.version
    where q.purchase_id = ${purchaseId} and q.status <> 'draft'
    order by q.delivered_fen_per_kg, q.id`.execute(db);
  return rows;
}
