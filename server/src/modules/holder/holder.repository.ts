import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { HolderQuery, HolderTab } from '@contract/holder';
import type { Db, Tx } from '../../database/schema';
import type { HolderEntryTable } from './holder.tables';

export type HolderEntryRow = Selectable<HolderEntryTable>;

/** Letter of the index: that of the spelling, or # for a name without one. */
const INITIAL = sql<string>`case when spelling ~ '^[a-z]' then upper(left(spelling, 1)) else '#' end`;

/** Order of the index: A to Z, then names without a letter. */
const ORDER = sql`spelling !~ '^[a-z]', spelling collate "C", id`;

/** Serializes changes of a holder that depend on what is in it. */
export async function lockHolder(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('user_account').where('id', '=', userId).select('id').forNoKeyUpdate().execute();
}

function entriesOf(db: Db | Tx, userId: string) {
  return db.selectFrom('holder_entry').where('user_id', '=', userId).where('removed_at_ms', 'is', null);
}

const conditionOf = {
  all: sql<boolean>`true`,
  exchanged: sql<boolean>`is_exchanged`,
  starred: sql<boolean>`is_starred`,
  expo: sql<boolean>`source = 'expo'`
} satisfies Record<HolderTab, unknown>;

type Filter = Omit<HolderQuery, 'offset' | 'limit'>;

/** Returns the entries of a holder that match; `q` is part of name, pinyin, company, tag or note. */
function matching(db: Db, userId: string, { tab, q, groupId, tag }: Filter) {
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
        sql<boolean>`lower(concat_ws(' ', person->>'name', spelling, person->>'companyName', person->>'position',
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
export function countInitials(db: Db, userId: string, filter: Filter): Promise<{ initial: string; count: number }[]> {
  return matching(db, userId, filter)
    .select((eb) => [INITIAL.as('initial'), eb.fn.countAll<number>().as('count')])
    .groupBy(INITIAL)
    .orderBy(sql`${INITIAL} = '#', ${INITIAL}`)
    .execute();
}

/** Returns all entries of a holder, in the order of the index; those of these ids when given. */
export function findAllEntries(db: Db | Tx, userId: string, ids?: readonly string[]): Promise<HolderEntryRow[]> {
  return entriesOf(db, userId)
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

/** Returns in how many holders the cards are, and how many entries were added since a time. */
export function countByCards(
  db: Db,
  cardIds: readonly string[],
  sinceMs: number
): Promise<{ total: number; today: number }> {
  return db
    .selectFrom('holder_entry')
    .where(sql<boolean>`card_id = any(${cardIds}::text[])`)
    .where('removed_at_ms', 'is', null)
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      eb.fn.countAll<number>().filterWhere('added_at_ms', '>=', sinceMs).as('today')
    ])
    .executeTakeFirstOrThrow();
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

/** Returns people to contact on this day or before, the earliest first. */
export function findDue(db: Db, userId: string, day: string, limit: number): Promise<HolderEntryRow[]> {
  return entriesOf(db, userId)
    .where('remind_on', '<=', day)
    .selectAll()
    .orderBy('remind_on')
    .orderBy(ORDER)
    .limit(limit)
    .execute();
}

export function insertEntry(tx: Tx, entry: Insertable<HolderEntryTable>): Promise<HolderEntryRow> {
  return tx.insertInto('holder_entry').values(entry).returningAll().executeTakeFirstOrThrow();
}

export function updateEntry(db: Db | Tx, id: string, changes: Updateable<HolderEntryTable>): Promise<HolderEntryRow> {
  return db.updateTable('holder_entry').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Adds a tag to entries that lack it and have room. Returns their number. */
export async function addTag(
  tx: Tx,
  userId: string,
  ids: readonly string[],
  { tag, maxTags }: { tag: string; maxTags: number }
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('holder_entry')
    .set({ tags: sql<string[]>`array_append(tags, ${tag})` })
    .where('user_id', '=', userId)
    .where('removed_at_ms', 'is', null)
    .where('id', 'in', ids)
    .where(sql<boolean>`not ${tag} = any(tags) and cardinality(tags) < ${maxTags}`)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Removes entries. Returns their number. */
export async function removeEntries(
  db: Db | Tx,
  userId: string,
  ids: readonly string[],
  nowMs: number
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('holder_entry')
    .set({ removed_at_ms: nowMs })
    .where('user_id', '=', userId)
    .where('removed_at_ms', 'is', null)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Brings back entries that were removed after this time: of each person the last one, unless they are there again. */
export async function restoreEntries(
  tx: Tx,
  userId: string,
  ids: readonly string[],
  removedAfterMs: number
): Promise<number> {
  const { numAffectedRows } = await sql`
    update holder_entry set removed_at_ms = null
    where id in (
      select distinct on (coalesce(person_user_id, id)) id from holder_entry removed
      where user_id = ${userId} and id = any(${ids}::text[]) and removed_at_ms > ${removedAfterMs}
        and not exists (
          select from holder_entry there
          where there.user_id = ${userId} and there.removed_at_ms is null
            and there.person_user_id = removed.person_user_id)
      order by coalesce(person_user_id, id), removed_at_ms desc)`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

export async function deleteRemovedBefore(db: Db, removedBeforeMs: number): Promise<void> {
  await db.deleteFrom('holder_entry').where('removed_at_ms', '<', removedBeforeMs).execute();
}

/** Deletes the holder of a user, and the user from the holders of others. */
export async function deleteEntriesOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('holder_entry')
    .where((where) => where.or([where('user_id', '=', userId), where('person_user_id', '=', userId)]))
    .execute();
}
