import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { InvestmentLeadTable } from './investment.tables';

export type LeadRow = Selectable<InvestmentLeadTable>;

/** Does nothing when the form was sent before or the number is taken. */
export async function insertLead(tx: Tx, lead: Insertable<InvestmentLeadTable>): Promise<void> {
  await tx
    .insertInto('investment_lead')
    .values(lead)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function findByRequest(db: Db | Tx, userId: string, requestId: string): Promise<LeadRow | undefined> {
  return db
    .selectFrom('investment_lead')
    .selectAll()
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

/** Returns a user's leads, newest first. */
export function findLeads(
  db: Db,
  userId: string,
  { after, limit }: { after: readonly [number, string] | undefined; limit: number }
): Promise<LeadRow[]> {
  return db
    .selectFrom('investment_lead')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple('created_at_ms', 'id'), '<', eb.tuple(after?.[0] ?? 0, after?.[1] ?? '')))
    )
    .orderBy('created_at_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns leads without an answer, the oldest first, locked until the transaction ends. */
export function lockOpenLeads(
  tx: Tx,
  { after, limit }: { after: readonly [number, string] | undefined; limit: number }
): Promise<LeadRow[]> {
  return tx
    .selectFrom('investment_lead')
    .selectAll()
    .where('status', 'in', ['submitted', 'processing'])
    .$if(after !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple('created_at_ms', 'id'), '>', eb.tuple(after?.[0] ?? 0, after?.[1] ?? '')))
    )
    .orderBy('created_at_ms')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();
}

/** Marks leads as being processed. */
export async function setProcessing(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable('investment_lead').set({ status: 'processing' }).where('id', 'in', ids).execute();
}

/** Returns a lead by its id or number and locks it until the transaction ends. */
export function lockLead(tx: Tx, idOrNo: string): Promise<LeadRow | undefined> {
  return tx
    .selectFrom('investment_lead')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', idOrNo), eb('lead_no', '=', idOrNo)]))
    .forUpdate()
    .executeTakeFirst();
}

export async function updateLead(
  tx: Tx,
  id: string,
  changes: Partial<Pick<LeadRow, 'status' | 'reply' | 'replied_at_ms' | 'answered_by'>>
): Promise<void> {
  await tx.updateTable('investment_lead').set(changes).where('id', '=', id).execute();
}
