import { type Selectable, sql } from 'kysely';
import type { FlashTopic } from '@contract/flash';
import type { Db } from '../../database/schema';
import { FLASH_COLUMNS, type FlashTable } from './flash.tables';

export type FlashRow = Selectable<FlashTable>;

/** Sort key of the timeline, both descending. */
export type FlashKey = [publishedAtMs: number, id: string];

export interface FlashSearch {
  topic?: FlashTopic | undefined;
  important?: boolean | undefined;
  /** Only flashes about one of these varieties. */
  amongVarieties?: string[] | undefined;
}

/** Returns published flashes, newest first, after a key and before an instant. */
export function findFlashes(
  db: Db,
  search: FlashSearch & { beforeMs?: number | undefined; after: FlashKey | undefined; limit: number }
): Promise<FlashRow[]> {
  let rows = selectPublished(db, search);
  if (search.beforeMs !== undefined) rows = rows.where('published_at_ms', '<', search.beforeMs);
  if (search.after) {
    const [publishedAtMs, id] = search.after;
    rows = rows.where(sql<boolean>`(published_at_ms, id) < (${publishedAtMs}::int8, ${id})`);
  }
  return rows
    .select(FLASH_COLUMNS)
    .orderBy('published_at_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(search.limit)
    .execute();
}

/** Returns days in Asia/Shanghai with their number of published flashes between two instants, newest first. */
export function countByDay(
  db: Db,
  search: FlashSearch,
  { sinceMs, beforeMs = Number.MAX_SAFE_INTEGER }: { sinceMs: number; beforeMs?: number }
): Promise<{ date: string; count: number }[]> {
  const date = sql<string>`to_char(to_timestamp(published_at_ms / 1000) at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
  return selectPublished(db, search)
    .where('published_at_ms', '>=', sinceMs)
    .where('published_at_ms', '<', beforeMs)
    .select([date.as('date'), sql<number>`count(*)`.as('count')])
    .groupBy(date)
    .orderBy(date, 'desc')
    .execute();
}

/** Returns varieties with their number of published flashes since an instant, the most frequent first. */
export async function countByVariety(db: Db, sinceMs: number): Promise<{ id: string; count: number }[]> {
  const { rows } = await sql<{ id: string; count: number }>`
    select v.id, count(*) as count from flash cross join unnest(variety_ids) as v(id)
    where withdrawn_reason is null and published_at_ms >= ${sinceMs}
    group by v.id order by count(*) desc, v.id`.execute(db);
  return rows;
}

function selectPublished(db: Db, { topic, important, amongVarieties }: FlashSearch) {
  let rows = db.selectFrom('flash').where('withdrawn_reason', 'is', null);
  if (topic !== undefined) rows = rows.where('topic', '=', topic);
  if (important === true) rows = rows.where(sql<boolean>`importance = 3`);
  if (amongVarieties !== undefined) rows = rows.where(sql<boolean>`variety_ids && ${amongVarieties}::text[]`);
  return rows;
}

/** Returns a flash, also a withdrawn one, and whether the viewer likes it. */
export async function findFlash(db: Db, id: string, viewerId: string | null) {
  return db
    .selectFrom('flash')
    .leftJoin('flash_like as l', (join) => join.onRef('l.flash_id', '=', 'flash.id').on('l.user_id', '=', viewerId))
    .where('flash.id', '=', id)
    .select(FLASH_COLUMNS)
    .select(sql<boolean>`l.user_id is not null`.as('is_liked'))
    .executeTakeFirst();
}

/** Returns the neighbour in the unfiltered timeline. */
export function findNeighbour(
  db: Db,
  [publishedAtMs, id]: FlashKey,
  side: 'newer' | 'older'
): Promise<{ id: string; title: string } | undefined> {
  const order = side === 'newer' ? 'asc' : 'desc';
  const key = sql`(${publishedAtMs}::int8, ${id})`;
  return db
    .selectFrom('flash')
    .where('withdrawn_reason', 'is', null)
    .where(
      side === 'newer' ? sql<boolean>`(published_at_ms, id) > ${key}` : sql<boolean>`(published_at_ms, id) < ${key}`
    )
    .select(['id', 'title'])
    .orderBy('published_at_ms', order)
    .orderBy('id', order)
    .limit(1)
    .executeTakeFirst();
}

/**
 * Sets or removes a like and returns the number of likes; undefined for an unpublished flash. One statement: the
 * counter changes exactly when the mark does, also when a user taps on two devices at once.
 */
export async function setLike(db: Db, userId: string, flashId: string, on: boolean): Promise<number | undefined> {
  const change = on
    ? sql`insert into flash_like (user_id, flash_id)
          select ${userId}, id from flash where id = ${flashId} and withdrawn_reason is null
          on conflict do nothing returning 1`
    : sql`delete from flash_like where user_id = ${userId} and flash_id = ${flashId} returning 1`;
  const step = on ? sql.lit(1) : sql.lit(-1);
  const { rows } = await sql<{ likes: number }>`
    with changed as (${change})
    update flash set likes = likes + ${step} * (select count(*) from changed)
    where id = ${flashId} and withdrawn_reason is null
    returning likes`.execute(db);
  return rows[0]?.likes;
}

/** Returns the title of a published flash. */
export async function findTitle(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('flash')
    .where('id', '=', id)
    .where('withdrawn_reason', 'is', null)
    .select('title')
    .executeTakeFirst();
  return row?.title;
}
