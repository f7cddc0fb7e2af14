import type { Db, Tx } from '../../database/schema';
import type { PersonalData } from '../../personalData';

/** Exports a user's tickets with their answers. */
function exportFeedback(db: Db, userId: string) {
  return db
    .selectFrom('feedback_ticket')
    .where('user_id', '=', userId)
    .select([
      'ticket_no as ticketNo',
      'kind',
      'content',
      'image_urls as imageUrls',
      'contact',
      'env',
      'status',
      'reply',
      'replied_at_ms as repliedAtMs',
      'satisfaction',
      'created_at_ms as createdAtMs'
    ])
    .orderBy('created_at_ms')
    .execute();
}

async function eraseFeedback(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('feedback_ticket').where('user_id', '=', userId).execute();
}

export const feedbackPersonalData: PersonalData = {
  name: 'feedback',
  columns: ['feedback_ticket.user_id'],
  exportOf: ({ db }, userId) => exportFeedback(db, userId),
  erase: ({ tx }, userId) => eraseFeedback(tx, userId)
};
