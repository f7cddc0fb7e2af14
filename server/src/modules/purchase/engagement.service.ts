import { Type } from '@sinclair/typebox';
import type { Page } from '@contract/common';
import type { PurchaseBrief } from '@contract/listing';
import type { Db } from '../../database/schema';
import { CursorId, CursorTime, decodeCursor, pageOf } from '../../http/cursor';
import type { Member } from '../../http/ports';
import { type Viewer, viewerOf } from '../listing/audience';
import { getPurchasesByIds } from '../listing/listing.service';
import { loadViewContext } from './detail.service';
import {
  deleteFavourite,
  favouriteCount,
  findFavourites,
  incrementFavourites,
  insertFavourite
} from './engagement.repository';

const DEFAULT_LIMIT = 20;
const FavouriteCursor = Type.Tuple([CursorTime, CursorId]);

/**
 * Marks or unmarks a request. Idempotent.
 * @throws AppError NOT_FOUND without a published version, FORBIDDEN outside of the audience
 */
export async function setPurchaseFavourite(
  db: Db,
  member: Member,
  { id, on }: { id: string; on: boolean },
  nowMs: number
): Promise<{ favouriteCount: number }> {
  await loadViewContext(db, member, id, nowMs);
  return db.transaction().execute(async (tx) => {
    const isChanged = on ? await insertFavourite(tx, member.id, id, nowMs) : await deleteFavourite(tx, member.id, id);
    const change = on ? 1 : -1;
    return { favouriteCount: await incrementFavourites(tx, id, isChanged ? change : 0) };
  });
}

/** Lists marked requests that the user may see, last marked first, also closed ones. */
export async function listFavouritePurchases(
  db: Db,
  member: Member,
  { cursor, limit = DEFAULT_LIMIT }: { cursor?: string; limit?: number }
): Promise<Page<PurchaseBrief>> {
  const after = decodeCursor(cursor, FavouriteCursor);
  const viewer = await viewerOf(db, member);
  const rows = await findFavourites(db, member.id, { viewer, after, limit: limit + 1 });
  const ids = rows.map((row) => row.purchase_id);
  const purchases = new Map((await getPurchasesByIds(db, ids, { isNamed: false })).map((one) => [one.id, one]));
  const page = pageOf(
    rows,
    limit,
    (row) => [row.marked_at_ms, row.purchase_id],
    (row) => purchases.get(row.purchase_id)
  );
  return { ...page, items: page.items.flatMap((item) => item ?? []) };
}

/** Subquery: number of marked requests that the viewer may see. */
export function favouritePurchaseCount(db: Db, userId: string, viewer: Viewer) {
  return favouriteCount(db, userId, viewer);
}
