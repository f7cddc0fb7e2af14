import type { Db, Tx } from '../../database/schema';
import type { PersonalData } from '../../personalData';

/** Exports the exchanges of a user, with both cards where both agreed. */
async function exportExchanges(db: Db, userId: string) {
  const rows = await db
    .selectFrom('contact_exchange')
    .selectAll()
    .where((where) => where.or([where('from_user_id', '=', userId), where('to_user_id', '=', userId)]))
    // A withheld request is that of the user who sent it, and of no one else.
    .where((where) => where.or([where('is_withheld', '=', false), where('from_user_id', '=', userId)]))
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    const isMine = row.from_user_id === userId;
    const theirs = isMine ? row.to_card : row.from_card;
    return {
      isMine,
      supplyId: row.supply_id,
      cardId: row.card_id,
      source: row.source,
      metLocation: row.met_location,
      status: isMine && row.status === 'blocked' ? 'ignored' : row.status,
      message: row.message,
      given: isMine ? row.from_card : row.to_card,
      givenCardId: isMine ? row.from_card_id : row.to_card_id,
      received: row.status === 'accepted' ? theirs : null,
      requestedAtMs: row.requested_at_ms,
      decidedAtMs: row.decided_at_ms
    };
  });
}

/** Deletes all exchanges of a user, on both sides. */
async function eraseExchanges(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('contact_exchange')
    .where((where) => where.or([where('from_user_id', '=', userId), where('to_user_id', '=', userId)]))
    .execute();
}

export const exchangedContactsPersonalData: PersonalData = {
  name: 'exchangedContacts',
  columns: ['contact_exchange.from_user_id', 'contact_exchange.to_user_id'],
  exportOf: ({ db }, userId) => exportExchanges(db, userId),
  erase: ({ tx }, userId) => eraseExchanges(tx, userId)
};
