import type { InterestTag } from '@contract/interest';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { listVarietyFollows } from '../market/market.service';
import { listVarietyNames } from '../market/variety.service';
import { deleteRemoval, findRemovals, insertRemoval } from './interest.repository';

/** The varieties that a person's recommendations are made from, the latest followed first. */
export async function listInterestTags(db: Db, userId: string): Promise<InterestTag[]> {
  const [follows, removals] = await Promise.all([listVarietyFollows(db, userId), findRemovals(db, userId)]);
  const removedAtMs = new Map(removals.map((row) => [row.variety_id, row.removed_at_ms]));
  return follows
    .filter(({ varietyId, followedAtMs }) => followedAtMs > (removedAtMs.get(varietyId) ?? -1))
    .map(({ varietyId, name }) => ({ varietyId, name }));
}

/** The same as ids, for rankings. */
export async function listInterests(db: Db, userId: string): Promise<string[]> {
  return (await listInterestTags(db, userId)).map(({ varietyId }) => varietyId);
}

/** Takes a variety out of a person's recommendations or puts it back. Throws NOT_FOUND for an unknown variety. */
export async function setInterest(
  db: Db,
  { id: userId }: Member,
  { varietyId, on }: { varietyId: string; on: boolean },
  nowMs: number
): Promise<void> {
  if (!on) {
    if (!(await insertRemoval(db, userId, varietyId, nowMs))) throw new AppError('NOT_FOUND');
    return;
  }
  const varieties = await listVarietyNames(db);
  if (!varieties.some(({ id }) => id === varietyId)) throw new AppError('NOT_FOUND');
  await deleteRemoval(db, userId, varietyId);
}
