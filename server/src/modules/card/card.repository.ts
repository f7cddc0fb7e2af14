import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { CardTable } from './card.tables';

export type CardRow = Omit<Selectable<CardTable>, 'search_tokens'>;

/** All columns but the tokens, which are longer than the rest of the row. */
const COLUMNS = [
  'card.id',
  'card.user_id',
  'card.request_id',
  'card.company_id',
  'card.fields',
  'card.is_findable',
  'card.company_text',
  'card.pinyin',
  'card.is_default',
  'card.revision',
  'card.taken_down_reason',
  'card.taken_down_at_ms',
  'card.created_at_ms',
  'card.updated_at_ms',
  'card.withdrawn_at_ms'
] as const;

/** Cards of the user that are not withdrawn, the default first, then the newest. */
function cardsOf(db: Db | Tx, userId: string) {
  return db
    .selectFrom('card')
    .where('user_id', '=', userId)
    .where('withdrawn_at_ms', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('created_at_ms', 'desc')
    .orderBy('id', 'desc');
}

/** Returns the cards that are not withdrawn, the default first, then the newest. */
export function findCards(db: Db | Tx, userId: string): Promise<CardRow[]> {
  return cardsOf(db, userId).select(COLUMNS).execute();
}

export async function findCardIds(db: Db | Tx, userId: string): Promise<string[]> {
  return (await cardsOf(db, userId).select('id').execute()).map(({ id }) => id);
}

/** Returns the first of the user's cards that others may see. */
export async function findFirstShownId(db: Db | Tx, userId: string): Promise<string | undefined> {
  const first = cardsOf(db, userId).where('taken_down_at_ms', 'is', null).select('id').limit(1);
  return (await first.executeTakeFirst())?.id;
}

/** Cards that others may see: not withdrawn or taken down, and not of a frozen account. */
function shownCards(db: Db | Tx) {
  return db
    .selectFrom('card')
    .innerJoin('user_account as owner', 'owner.id', 'card.user_id')
    .where('card.withdrawn_at_ms', 'is', null)
    .where('card.taken_down_at_ms', 'is', null)
    .where('owner.frozen_reason', 'is', null);
}

/** Returns of each of the users the first card that others may see. */
export async function findFirstShownIds(db: Db | Tx, userIds: readonly string[]): Promise<string[]> {
  const rows = await shownCards(db)
    .where('card.user_id', 'in', userIds)
    .distinctOn('card.user_id')
    .orderBy('card.user_id')
    .orderBy('card.is_default', 'desc')
    .orderBy('card.created_at_ms', 'desc')
    .orderBy('card.id', 'desc')
    .select('card.id')
    .execute();
  return rows.map(({ id }) => id);
}

export function findShownRow(db: Db | Tx, id: string): Promise<CardRow | undefined> {
  return shownCards(db).where('card.id', '=', id).select(COLUMNS).executeTakeFirst();
}

/** Returns the owner of a card that others may see. */
export async function findShownOwner(db: Db | Tx, id: string): Promise<string | undefined> {
  return (await shownCards(db).where('card.id', '=', id).select('card.user_id').executeTakeFirst())?.user_id;
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
    where card.id = any(${ids}::text[]) and card.withdrawn_at_ms is null and card.taken_down_at_ms is null`.execute(db);
  return rows;
}

/** Returns a card of the user, also a withdrawn one. */
export function findCardOf(db: Db | Tx, userId: string, id: string): Promise<CardRow | undefined> {
  return db.selectFrom('card').select(COLUMNS).where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
}

export function findByRequestId(db: Db | Tx, userId: string, requestId: string): Promise<CardRow | undefined> {
  return db
    .selectFrom('card')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

export function insertCard(tx: Tx, card: Insertable<CardTable>): Promise<CardRow> {
  return tx.insertInto('card').values(card).returning(COLUMNS).executeTakeFirstOrThrow();
}

export function updateCardRow(tx: Tx, id: string, changes: Updateable<CardTable>): Promise<CardRow> {
  return tx.updateTable('card').set(changes).where('id', '=', id).returning(COLUMNS).executeTakeFirstOrThrow();
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

/** Returns the cards that were withdrawn before this time, with their owners. */
export function findWithdrawnBefore(db: Db, withdrawnBeforeMs: number): Promise<{ id: string; user_id: string }[]> {
  return db
    .selectFrom('card')
    .where('withdrawn_at_ms', '<', withdrawnBeforeMs)
    .select(['id', 'user_id'])
    .orderBy('withdrawn_at_ms')
    .execute();
}

/** Deletes a card if it is still withdrawn since before this time, and returns it. */
export function deleteWithdrawn(tx: Tx, id: string, withdrawnBeforeMs: number): Promise<CardRow | undefined> {
  return tx
    .deleteFrom('card')
    .where('id', '=', id)
    .where('withdrawn_at_ms', '<', withdrawnBeforeMs)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Deletes the user's cards and returns their ids. */
export async function deleteCardsOf(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx.deleteFrom('card').where('user_id', '=', userId).returning('id').execute();
  return rows.map(({ id }) => id);
}

/** Takes a card down. Returns it; undefined for an unknown or withdrawn one. */
export function saveTakedown(tx: Tx, id: string, reason: string, nowMs: number): Promise<CardRow | undefined> {
  return tx
    .updateTable('card')
    .set({ taken_down_reason: reason, taken_down_at_ms: nowMs })
    .where('id', '=', id)
    .where('withdrawn_at_ms', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Clears the takedown of a card. Returns it; undefined for one that is not taken down. */
export function clearTakedown(tx: Tx, id: string): Promise<CardRow | undefined> {
  return tx
    .updateTable('card')
    .set({ taken_down_reason: null, taken_down_at_ms: null })
    .where('id', '=', id)
    .where('taken_down_at_ms', 'is not', null)
    .returning(COLUMNS)
    .executeTakeFirst();
}
