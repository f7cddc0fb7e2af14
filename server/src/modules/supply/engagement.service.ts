import { Type } from '@sinclair/typebox';
import type { Page } from '@contract/common';
import type { FavouriteSupply } from '@contract/supply';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { CursorId, CursorTime, decodeCursor, pageOf } from '../../http/cursor';
import type { Member } from '../../http/ports';
import { getSuppliesByIds } from '../listing/listing.service';
import {
  deleteFavourite,
  deleteShareVisitsBefore,
  favouriteCount,
  findFavourites,
  incrementFavourites,
  insertFavourite,
  insertShareVisit
} from './engagement.repository';
import { findSupplySummary } from './publicListing.service';
import { lockSupply } from './supply.repository';

const DEFAULT_LIMIT = 20;
const SHARE_VISIT_RETENTION_MS = 90 * DAY_MS;
const FavouriteCursor = Type.Tuple([CursorTime, CursorId]);

/**
 * Marks or unmarks a supply. Idempotent.
 * @throws AppError NOT_FOUND for a supply that was never published
 */
export async function setSupplyFavourite(
  db: Db,
  member: Member,
  { id, on }: { id: string; on: boolean },
  nowMs: number
): Promise<{ favouriteCount: number }> {
  return db.transaction().execute(async (tx) => {
    const row = await lockSupply(tx, id);
    if (!row || row.public_fields === null || row.removed_at_ms !== null) throw new AppError('NOT_FOUND');
    const isChanged = on ? await insertFavourite(tx, member.id, id, nowMs) : await deleteFavourite(tx, member.id, id);
    if (!isChanged) return { favouriteCount: row.favourites };
    return { favouriteCount: await incrementFavourites(tx, id, on ? 1 : -1) };
  });
}

/** Lists marked supplies, last marked first, also those that are no longer offered. */
export async function listFavouriteSupplies(
  db: Db,
  member: Member,
  query: { cursor?: string; limit?: number }
): Promise<Page<FavouriteSupply>> {
  const limit = query.limit ?? DEFAULT_LIMIT;
  const after = decodeCursor(query.cursor, FavouriteCursor);
  const rows = await findFavourites(db, member.id, { after, limit: limit + 1 });
  const ids = rows.map((row) => row.supply_id);
  const supplies = new Map((await getSuppliesByIds(db, ids)).map((one) => [one.id, one]));
  const page = pageOf(
    rows,
    limit,
    (row) => [row.marked_at_ms, row.supply_id],
    (row) => supplies.get(row.supply_id)
  );
  return { ...page, items: page.items.flatMap((item) => item ?? []) };
}

/** Subquery: number of marked supplies. */
export function favouriteSupplyCount(db: Db, userId: string) {
  return favouriteCount(db, userId);
}

/** Records that a shared or scanned link was opened, once a day for each viewer; ignores links to unknown supplies. */
export async function recordShareVisit(db: Db, supplyId: string, viewerKey: string, nowMs: number): Promise<void> {
  if ((await findSupplySummary(db, supplyId)) === undefined) return;
  await insertShareVisit(db, { supplyId, viewerKey, date: shanghaiDay(nowMs) });
}

/** Deletes share visits after 90 days. */
export async function purgeShareVisits(db: Db, nowMs: number): Promise<void> {
  await deleteShareVisitsBefore(db, shanghaiDay(nowMs - SHARE_VISIT_RETENTION_MS));
}
