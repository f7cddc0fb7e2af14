import type { Db, Tx } from '../../database/schema';

/** What a person asked about supplies, with what was answered, and what they answered to others. */
export async function exportOfInquiries(db: Db, userId: string) {
  const [threads, messages] = await Promise.all([
    db.selectFrom('inquiry').where('asker_user_id', '=', userId).select(['id', 'supply_id', 'asked_at_ms']).execute(),
    db
      .selectFrom('inquiry_message as m')
      .innerJoin('inquiry as i', 'i.id', 'm.inquiry_id')
      .where((where) => where.or([where('m.user_id', '=', userId), where('i.asker_user_id', '=', userId)]))
      .select(['m.inquiry_id', 'i.supply_id', 'm.user_id', 'm.content', 'm.at_ms'])
      .orderBy('m.id')
      .execute()
  ]);
  return {
    threads: threads.map((row) => ({ id: row.id, supplyId: row.supply_id, askedAtMs: row.asked_at_ms })),
    messages: messages.map((row) => ({
      threadId: row.inquiry_id,
      supplyId: row.supply_id,
      isOwn: row.user_id === userId,
      content: row.content,
      atMs: row.at_ms
    }))
  };
}

/** What the person asked goes with them. What they answered in the name of a company is the company's, without them. */
export async function eraseInquiries(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('inquiry').where('asker_user_id', '=', userId).execute();
  await tx.updateTable('inquiry_message').set({ user_id: null }).where('user_id', '=', userId).execute();
}
