import type { Db, Tx } from '../../database/schema';
import type { PersonalData } from '../../personalData';
import { deleteCodesOf } from '../scanCode/scanCode.service';
import { deleteCardsOf, findCards } from './card.repository';

/** Exports a user's cards as they were typed. */
async function exportCards(db: Db, userId: string): Promise<unknown> {
  return (await findCards(db, userId)).map((row) => ({
    fields: row.fields,
    companyId: row.company_id,
    isFindable: row.is_findable,
    isDefault: row.is_default,
    takenDown: row.taken_down_at_ms === null ? null : { reason: row.taken_down_reason, atMs: row.taken_down_at_ms },
    createdAtMs: row.created_at_ms,
    updatedAtMs: row.updated_at_ms
  }));
}

async function eraseCards(tx: Tx, userId: string): Promise<void> {
  for (const id of await deleteCardsOf(tx, userId)) await deleteCodesOf(tx, { kind: 'card', id });
}

export const cardsPersonalData: PersonalData = {
  name: 'cards',
  columns: ['card.user_id'],
  exportOf: ({ db }, userId) => exportCards(db, userId),
  erase: ({ tx }, userId) => eraseCards(tx, userId)
};
