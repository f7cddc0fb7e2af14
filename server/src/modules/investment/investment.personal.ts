import type { Db, Tx } from '../../database/schema';
import type { PersonalData } from '../../personalData';

/** Exports a user's leads with their answers. */
function exportLeads(db: Db, userId: string) {
  return db
    .selectFrom('investment_lead')
    .where('user_id', '=', userId)
    .select([
      'lead_no as leadNo',
      'target_name as about',
      'name',
      'company',
      'contact',
      'message',
      'visit_on as visitOn',
      'status',
      'reply',
      'replied_at_ms as repliedAtMs',
      'created_at_ms as createdAtMs'
    ])
    .orderBy('created_at_ms')
    .execute();
}

async function eraseLeads(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('investment_lead').where('user_id', '=', userId).execute();
}

export const investmentLeadsPersonalData: PersonalData = {
  name: 'investmentLeads',
  columns: ['investment_lead.user_id'],
  exportOf: ({ db }, userId) => exportLeads(db, userId),
  erase: ({ tx }, userId) => eraseLeads(tx, userId)
};
