import type { Db, Tx } from '../../database/schema';
import type { PersonalData } from '../../personalData';
import { deleteCardsOf, findCards } from './card.repository';

/** Exports a user's cards as they were typed. */
async function exportOfCards(db: Db, userId: string): Promise<unknown> {
  return (await findCards(db, userId)).map((row) => ({
    fields: row.fields,
    companyId: row.company_id,
    isDefault: row.is_default,
    createdAtMs: row.created_at_ms,
    updatedAtMs: row.updated_at_ms
  }));
}

const eraseCards = (tx: Tx, userId: string): Promise<void> => deleteCardsOf(tx, userId);

export const cardsPersonalData: PersonalData = {
  name: 'cards',
  columns: ['card.user_id'],
  exportOf: ({ db }, userId) => exportOfCards(db, userId),
  erase: ({ tx }, userId) => eraseCards(tx, userId)
};
