import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { deleteFavourite, insertFavourite, listFavourites } from './boothFavourite.repository';
import { planExpoId } from './floorPlan.service';

/** Returns the booths that a member marked at an expo, by default at the current one; the latest first. */
export async function listBoothFavourites(
  db: Db,
  userId: string,
  expoId: string | undefined,
  now: Date
): Promise<string[]> {
  const id = await planExpoId(db, expoId, now);
  return id === null ? [] : listFavourites(db, userId, id);
}

/**
 * Marks a booth for a member, or removes the mark. Idempotent.
 * @throws AppError NOT_FOUND for a mark on an unknown booth
 */
export async function setBoothFavourite(
  db: Db,
  userId: string,
  { expoId, boothNo, on }: { expoId: string; boothNo: string; on: boolean },
  nowMs: number
): Promise<void> {
  const favourite = { userId, expoId, boothNo };
  if (!on) await deleteFavourite(db, favourite);
  else if (!(await insertFavourite(db, favourite, nowMs))) throw new AppError('NOT_FOUND');
}
