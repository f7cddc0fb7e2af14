import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { HolderFilter, HolderQuery, HolderTab } from '@contract/holder';
import type { Db, Tx } from '../../database/schema';
import type { HolderEntryTable } from './holder.tables';

export type HolderEntryRow = Selectable<HolderEntryTable>;

/** Order of the index: A to Z, then names without a letter. The index `holder_entry_in_order` has it. */
export const ORDER = sql`initial = '#', spelling collate "C", id`;

/** Returns the entries of a holder, without removed ones. */
export function entriesOf(db: Db | Tx, userId: string) {
  return db.selectFrom('holder_entry').where('user_id', '=', userId).where('removed_at_ms', 'is', null);
}

const conditionOf = {
  all: sql<boolean>`true`,
  exchanged: sql<boolean>`is_exchanged`,
  starred: sql<boolean>`is_starred`,
  expo: sql<boolean>`source = 'expo'`
} satisfies Record<HolderTab, unknown>;

/** Returns the entries of a holder that match; `q` is part of name, pinyin, initials, company, position, tag or note. */
function matching(db: Db | Tx, userId: string, { tab, q, groupId, tag }: HolderFilter) {
  const part = `%${(q ?? '')
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')}%`;
  return entriesOf(db, userId)
    .where(conditionOf[tab])
    .$if(groupId !== undefined, (query) => query.where('group_id', '=', groupId ?? ''))
    .$if(tag !== undefined, (query) => query.where(sql<boolean>`${tag ?? ''} = any(tags)`))
    .$if(part !== '%%', (query) =>
      query.where(
        sql<boolean>`lower(concat_ws(' ', person->>'name', spelling, initials, person->>'companyName', person->>'position',
          array_to_string(tags, ' '), note)) like ${part}`
      )
    );
}

export function findEntries(
  db: Db,
  userId: string,
  { offset, limit, ...filter }: HolderQuery
): Promise<HolderEntryRow[]> {
  return matching(db, userId, filter).selectAll().orderBy(ORDER).offset(offset).limit(limit).execute();
}

/** Returns the letters of the index with the number of matching entries under each, in order. */
export function countInitials(
  db: Db,
  userId: string,
  filter: HolderFilter
): Promise<{ initial: string; count: number }[]> {
  return matching(db, userId, filter)
    .select((eb) => ['initial', eb.fn.countAll<number>().as('count')])
    .groupBy('initial')
    .orderBy(sql`initial = '#', initial`)
    .execute();
}

/** Returns all entries of a holder in the order of the index: those of these ids, and that match the filter, when given. */
export function findAllEntries(
  db: Db | Tx,
  userId: string,
  { ids, filter = { tab: 'all' } }: { ids?: readonly string[] | undefined; filter?: HolderFilter | undefined } = {}
): Promise<HolderEntryRow[]> {
  return matching(db, userId, filter)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .selectAll()
    .orderBy(ORDER)
    .execute();
}

export function findEntry(db: Db | Tx, userId: string, id: string): Promise<HolderEntryRow | undefined> {
  return entriesOf(db, userId).where('id', '=', id).selectAll().executeTakeFirst();
}

export function findByRequestId(db: Db | Tx, userId: string, requestId: string): Promise<HolderEntryRow | undefined> {
  return db
    .selectFrom('holder_entry')
    .selectAll()
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

/** Returns the entry of a person who is a user. */
export function findByPerson(db: Db | Tx, userId: string, personId: string): Promise<HolderEntryRow | undefined> {
  return entriesOf(db, userId).where('person_user_id', '=', personId).selectAll().executeTakeFirst();
}

export async function countEntries(db: Db | Tx, userId: string): Promise<number> {
  const row = await entriesOf(db, userId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Returns the number of entries under each tab. */
export function countTabs(db: Db, userId: string): Promise<Record<HolderTab, number>> {
  const count = (tab: HolderTab) => sql<number>`count(*) filter (where ${conditionOf[tab]})`.as(tab);
  return entriesOf(db, userId)
    .select([count('all'), count('exchanged'), count('starred'), count('expo')])
    .executeTakeFirstOrThrow();
}

/** Returns the tags of a holder, the most frequent first. */
export async function countTags(db: Db, userId: string): Promise<{ tag: string; count: number }[]> {
  const { rows } = await sql<{ tag: string; count: number }>`
    select tag, count(*)::int4 as count from holder_entry, unnest(tags) as tag
    where user_id = ${userId} and removed_at_ms is null
    group by tag order by count(*) desc, tag`.execute(db);
  return rows;
}

/** Returns entries with this card in all holders, in the order of their ids. */
export function findEntriesOfCard(
  db: Db,
  cardId: string,
  { userId, afterId, limit }: { userId: string | null; afterId: string; limit: number }
): Promise<HolderEntryRow[]> {
  return db
    .selectFrom('holder_entry')
    .selectAll()
    .where('card_id', '=', cardId)
    .where('removed_at_ms', 'is', null)
    .$if(userId !== null, (query) => query.where('user_id', '=', userId))
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Returns the cards in holders that are bound to a company. */
export async function findKeptCardsOfCompany(tx: Tx, companyId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('card')
    .where('company_id', '=', companyId)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('holder_entry').whereRef('holder_entry.card_id', '=', 'card.id').select('card_id'))
    )
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns whether all of these entries were removed by a merge into another one, and can still be restored. */
export async function areMergedInto(tx: Tx, userId: string, ids: readonly string[], id: string): Promise<boolean> {
  const rows = await tx
    .selectFrom('holder_entry')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('merged_into_id', '=', id)
    .select('id')
    .execute();
  return rows.length === ids.length;
}

/** Returns the entries that the last merge into this one removed. */
export function findLastMerged(tx: Tx, { user_id: userId, id, merged_at_ms: atMs }: HolderEntryRow) {
  return tx
    .selectFrom('holder_entry')
    .selectAll()
    .where('user_id', '=', userId)
    .where('merged_into_id', '=', id)
    .where('removed_at_ms', '=', atMs)
    .execute();
}

export function insertEntry(tx: Tx, entry: Insertable<HolderEntryTable>): Promise<HolderEntryRow> {
  return tx.insertInto('holder_entry').values(entry).returningAll().executeTakeFirstOrThrow();
}

export function updateEntry(db: Db | Tx, id: string, changes: Updateable<HolderEntryTable>): Promise<HolderEntryRow> {
  return db.updateTable('holder_entry').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function deleteRemovedBefore(db: Db, removedBeforeMs: number): Promise<void> {
  await db.deleteFrom('holder_entry').where('removed_at_ms', '<', removedBeforeMs).execute();
}

/** Drops what would undo merges of before this time. */
export async function clearMergesBefore(db: Db, mergedBeforeMs: number): Promise<void> {
  await db
    .updateTable('holder_entry')
    .set({ merged_at_ms: null, last_merge: null })
    .where('merged_at_ms', '<', mergedBeforeMs)
    .execute();
}

/** Deletes the holder of a user, and the user from the holders of others. */
export async function deleteEntriesOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('holder_entry')
    .where((where) => where.or([where('user_id', '=', userId), where('person_user_id', '=', userId)]))
    .execute();
}
