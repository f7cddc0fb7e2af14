import type { Db, Tx } from '../../database/schema';

/** What a person told us, and what they were answered. */
export function exportOfFeedback(db: Db, userId: string) {
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

export async function eraseFeedback(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('feedback_ticket').where('user_id', '=', userId).execute();
}
