import { sql } from 'kysely';
import { CONTENT_CHANNEL } from '../../database/knownTables';
import type { Db, Tx } from '../../database/schema';
import { changingOnly } from '../../database/tableVersions';

/** Sort key: time of the mark, and id. */
export type FavouriteKey = [markedAtMs: number, id: string];

/** Returns false when it was marked already. */
export async function insertFavourite(tx: Tx, userId: string, supplyId: string, nowMs: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('supply_favourite')
    .values({ user_id: userId, supply_id: supplyId, marked_at_ms: nowMs })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Returns false when it was not marked. */
export async function deleteFavourite(tx: Tx, userId: string, supplyId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('supply_favourite')
    .where('user_id', '=', userId)
    .where('supply_id', '=', supplyId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function incrementFavourites(tx: Tx, supplyId: string, count: -1 | 0 | 1): Promise<number> {
  const { favourites } = await tx
    .updateTable('supply')
    .set({ favourites: sql`favourites + ${count}::int4` })
    .where('id', '=', supplyId)
    .returning('favourites')
    .executeTakeFirstOrThrow();
  return favourites;
}

export async function isFavourite(db: Db, userId: string, supplyId: string): Promise<boolean> {
  const row = await db
    .selectFrom('supply_favourite')
    .where('user_id', '=', userId)
    .where('supply_id', '=', supplyId)
    .select('supply_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ids of marked supplies, last marked first. */
export function findFavourites(
  db: Db,
  userId: string,
  query: { after: FavouriteKey | undefined; limit: number }
): Promise<{ supply_id: string; marked_at_ms: number }[]> {
  let rows = db
    .selectFrom('supply_favourite as f')
    .innerJoin('supply as s', 's.id', 'f.supply_id')
    .where('f.user_id', '=', userId)
    .where('s.public_status', 'is not', null)
    .where('s.removed_at_ms', 'is', null)
    .select(['f.supply_id', 'f.marked_at_ms']);
  if (query.after) {
    const [markedAtMs, id] = query.after;
    rows = rows.where(sql<boolean>`(f.marked_at_ms, f.supply_id) < (${markedAtMs}::int8, ${id})`);
  }
  return rows.orderBy('f.marked_at_ms', 'desc').orderBy('f.supply_id', 'desc').limit(query.limit).execute();
}

/** Subquery. */
export function favouriteCount(db: Db, userId: string) {
  return db
    .selectFrom('supply_favourite as f')
    .innerJoin('supply as s', 's.id', 'f.supply_id')
    .where('f.user_id', '=', userId)
    .where('s.public_status', 'is not', null)
    .where('s.removed_at_ms', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('count'));
}

export interface SupplyView {
  supplyId: string;
  viewerKey: string;
  day: string;
}

/**
 * Counts a view of a published supply, once a day for each viewer.
 * @returns whether it is published, and whether the view was counted
 */
export async function recordView(db: Db, view: SupplyView): Promise<{ isShown: boolean; isNew: boolean }> {
  const subject = supplySubject(view.supplyId);
  const { rows } = await changingOnly([subject], () =>
    sql<{ is_shown: boolean; is_new: boolean | null }>`
      with shown as (
        select id from supply where id = ${view.supplyId} and public_status is not null and removed_at_ms is null
      ), first as (
        insert into supply_view (supply_id, reader, day)
        select id, ${view.viewerKey}, ${view.day}::date from shown on conflict do nothing returning supply_id
      ), counted as (
        update supply set views = views + 1 where id in (select supply_id from first) returning id
      )
      select exists (select from shown) as is_shown,
        (select true from counted, pg_notify(${CONTENT_CHANNEL}, ${subject})) as is_new`.execute(db)
  );
  return { isShown: rows[0]?.is_shown === true, isNew: rows[0]?.is_new === true };
}

/** Subject that changes with the views of a supply, as `changingOnly` and `noteReads` name it. */
export const supplySubject = (id: string): string => `supply#${id}`;

export async function deleteViewsBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('supply_view').where('day', '<', day).execute();
}

/** Counts one more inquiry. */
export async function incrementInquiries(tx: Tx, supplyId: string): Promise<void> {
  await tx
    .updateTable('supply')
    .set({ inquiries: sql`inquiries + 1` })
    .where('id', '=', supplyId)
    .execute();
}

/** Idempotent within a day for each viewer. */
export async function insertShareVisit(
  db: Db,
  visit: { supplyId: string; viewerKey: string; date: string }
): Promise<void> {
  await db
    .insertInto('supply_share_visit')
    .values({ supply_id: visit.supplyId, reader: visit.viewerKey, date: visit.date })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteShareVisitsBefore(db: Db, date: string): Promise<void> {
  await db.deleteFrom('supply_share_visit').where('date', '<', date).execute();
}
