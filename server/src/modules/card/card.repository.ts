import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { CardTable } from './card.tables';

export type CardRow = Selectable<CardTable>;

/** Serializes changes of a user's cards: each sees the result of the one before. */
export async function lockCardsOf(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('user_account').where('id', '=', userId).select('id').forNoKeyUpdate().execute();
}

/** Returns the cards that are not withdrawn, the default first, then the newest. */
export function findCards(db: Db | Tx, userId: string): Promise<CardRow[]> {
  return db
    .selectFrom('card')
    .selectAll()
    .where('user_id', '=', userId)
    .where('withdrawn_at_ms', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('created_at_ms', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Returns those of the cards that are shown: not withdrawn, and not of a frozen account. */
export function findShownRows(db: Db | Tx, ids: readonly string[]): Promise<CardRow[]> {
  return db
    .selectFrom('card')
    .innerJoin('user_account as owner', 'owner.id', 'card.user_id')
    .selectAll('card')
    .where('card.id', 'in', ids)
    .where('withdrawn_at_ms', 'is', null)
    .where('owner.frozen_reason', 'is', null)
    .execute();
}

/** Returns a card of the user, also a withdrawn one. */
export function findCardOf(db: Db | Tx, userId: string, id: string): Promise<CardRow | undefined> {
  return db.selectFrom('card').selectAll().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
}

export function findByRequestId(db: Db | Tx, userId: string, requestId: string): Promise<CardRow | undefined> {
  return db
    .selectFrom('card')
    .selectAll()
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

export function insertCard(tx: Tx, card: Insertable<CardTable>): Promise<CardRow> {
  return tx.insertInto('card').values(card).returningAll().executeTakeFirstOrThrow();
}

export function updateCardRow(tx: Tx, id: string, changes: Updateable<CardTable>): Promise<CardRow> {
  return tx.updateTable('card').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Clears the user's default card. */
export async function clearDefault(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('card')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .where('withdrawn_at_ms', 'is', null)
    .execute();
}

/** Deletes the cards that were withdrawn before this time and returns them. */
export function deleteWithdrawnBefore(tx: Tx, withdrawnBeforeMs: number): Promise<CardRow[]> {
  return tx.deleteFrom('card').where('withdrawn_at_ms', '<', withdrawnBeforeMs).returningAll().execute();
}

export async function deleteCardsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('card').where('user_id', '=', userId).execute();
}
