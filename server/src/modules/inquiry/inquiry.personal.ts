import type { Db, Tx } from '../../database/schema';
import type { PersonalData } from '../../personalData';

/** Exports all threads of a user as asker or owner, and what they wrote for companies. */
async function exportInquiries(db: Db, userId: string) {
  const [threads, messages] = await Promise.all([
    db
      .selectFrom('inquiry as i')
      .leftJoin('supply as s', 's.id', 'i.supply_id')
      .leftJoin('purchase as p', 'p.id', 'i.purchase_id')
      .where((where) =>
        where.or([
          where('i.asker_user_id', '=', userId),
          where('s.owner_user_id', '=', userId),
          where('p.owner_user_id', '=', userId)
        ])
      )
      .select(['i.id', 'i.supply_id', 'i.purchase_id', 'i.asker_user_id', 'i.asker_blocks', 'i.owner_blocks'])
      .select(['i.asked_at_ms', 'i.answered_at_ms'])
      .orderBy('i.id')
      .execute(),
    db
      .selectFrom('inquiry_message as m')
      .innerJoin('inquiry as i', 'i.id', 'm.inquiry_id')
      .leftJoin('supply as s', 's.id', 'i.supply_id')
      .leftJoin('purchase as p', 'p.id', 'i.purchase_id')
      .where((where) =>
        where.or([
          where('m.user_id', '=', userId),
          where('i.asker_user_id', '=', userId),
          where('s.owner_user_id', '=', userId),
          where('p.owner_user_id', '=', userId)
        ])
      )
      .select(['m.inquiry_id', 'i.supply_id', 'i.purchase_id', 'm.user_id', 'm.side', 'm.content', 'm.at_ms'])
      .orderBy('m.id')
      .execute()
  ]);
  return {
    threads: threads.map((row) => ({
      id: row.id,
      supplyId: row.supply_id,
      purchaseId: row.purchase_id,
      isAsker: row.asker_user_id === userId,
      /** Whether the user blocks the other side; the reverse is not exported. */
      isBlocked: row.asker_user_id === userId ? row.asker_blocks : row.owner_blocks,
      askedAtMs: row.asked_at_ms,
      answeredAtMs: row.answered_at_ms
    })),
    messages: messages.map((row) => ({
      threadId: row.inquiry_id,
      supplyId: row.supply_id,
      purchaseId: row.purchase_id,
      isOwn: row.user_id === userId,
      side: row.side,
      content: row.content,
      atMs: row.at_ms
    }))
  };
}

/** Deletes the threads that the user began; what they answered for a company stays without their id. */
async function eraseInquiries(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('inquiry').where('asker_user_id', '=', userId).execute();
  await tx.updateTable('inquiry_message').set({ user_id: null }).where('user_id', '=', userId).execute();
}

export const inquiriesPersonalData: PersonalData = {
  name: 'inquiries',
  columns: ['inquiry.asker_user_id', 'inquiry_message.user_id'],
  exportOf: ({ db }, userId) => exportInquiries(db, userId),
  erase: ({ tx }, userId) => eraseInquiries(tx, userId)
};
