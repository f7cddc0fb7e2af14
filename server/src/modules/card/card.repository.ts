import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
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

/** Data of a card for a list. */
export interface CardBriefRow {
  id: string;
  user_id: string;
  fields: CardRow['fields'];
  updated_at_ms: number;
  /** Company that the card is bound to, while its owner belongs to it. */
  company_name: string | null;
  is_company_verified: boolean;
  is_person_verified: boolean;
}

/** Returns the cards that are shown, for a list. */
export async function findBriefRows(db: Db | Tx, ids: readonly string[]): Promise<CardBriefRow[]> {
  const { rows } = await sql<CardBriefRow>`
    select card.id, card.user_id, card.fields, card.updated_at_ms, company.name as company_name,
      company.verified_at_ms is not null as is_company_verified,
      exists (select from user_verification v where v.user_id = card.user_id and v.kind = 'person') as is_person_verified
    from card
    join user_account owner on owner.id = card.user_id and owner.frozen_reason is null
    left join company_member member on member.company_id = card.company_id and member.user_id = card.user_id
    left join company on company.id = member.company_id
    where card.id = any(${ids}::text[]) and card.withdrawn_at_ms is null`.execute(db);
  return rows;
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
