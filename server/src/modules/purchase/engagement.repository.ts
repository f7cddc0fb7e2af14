import { sql } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import { changingOnly } from '../../database/tableVersions';
import { type Viewer, visibleTo } from '../listing/audience';

/** Sort key: time of the mark, and id. */
export type FavouriteKey = [markedAtMs: number, id: string];

/** Returns false when it was marked already. */
export async function insertFavourite(tx: Tx, userId: string, purchaseId: string, nowMs: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('purchase_favourite')
    .values({ user_id: userId, purchase_id: purchaseId, marked_at_ms: nowMs })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Returns false when it was not marked. */
export async function deleteFavourite(tx: Tx, userId: string, purchaseId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('purchase_favourite')
    .where('user_id', '=', userId)
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function incrementFavourites(tx: Tx, purchaseId: string, count: -1 | 0 | 1): Promise<number> {
  const { favourites } = await tx
    .updateTable('purchase')
    .set({ favourites: sql`favourites + ${count}::int4` })
    .where('id', '=', purchaseId)
    .returning('favourites')
    .executeTakeFirstOrThrow();
  return favourites;
}

export async function isFavourite(db: Db, userId: string, purchaseId: string): Promise<boolean> {
  const row = await db
    .selectFrom('purchase_favourite')
    .where('user_id', '=', userId)
    .where('purchase_id', '=', purchaseId)
    .select('purchase_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ids of marked requests that the viewer may see, last marked first. */
export function findFavourites(
  db: Db,
  userId: string,
  query: { viewer: Viewer; after: FavouriteKey | undefined; limit: number }
): Promise<{ purchase_id: string; marked_at_ms: number }[]> {
  let rows = db
    .selectFrom('purchase_favourite as f')
    .innerJoin('purchase_request as p', 'p.id', 'f.purchase_id')
    .where('f.user_id', '=', userId)
    .where(visibleTo(query.viewer))
    .select(['f.purchase_id', 'f.marked_at_ms']);
  if (query.after) {
    const [markedAtMs, id] = query.after;
    rows = rows.where(sql<boolean>`(f.marked_at_ms, f.purchase_id) < (${markedAtMs}::int8, ${id})`);
  }
  return rows.orderBy('f.marked_at_ms', 'desc').orderBy('f.purchase_id', 'desc').limit(query.limit).execute();
}

/** Subquery. */
export function favouriteCount(db: Db, userId: string, viewer: Viewer) {
  return db
    .selectFrom('purchase_favourite as f')
    .innerJoin('purchase_request as p', 'p.id', 'f.purchase_id')
    .where('f.user_id', '=', userId)
    .where(visibleTo(viewer))
    .select((eb) => eb.fn.countAll<number>().as('count'));
}

/** Counts a view, once a day for each viewer. */
export async function recordView(db: Db, view: { purchaseId: string; userId: string; day: string }): Promise<void> {
  // Visitors do not see the number: their answers stay as they are.
  await changingOnly([], () =>
    sql`
      with first as (
        insert into purchase_view (purchase_id, user_id, date)
        values (${view.purchaseId}, ${view.userId}, ${view.day}::date)
        on conflict do nothing returning purchase_id
      )
      update purchase set views = views + 1 where id in (select purchase_id from first)`.execute(db)
  );
}

export async function deleteViewsBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('purchase_view').where('date', '<', day).execute();
}
