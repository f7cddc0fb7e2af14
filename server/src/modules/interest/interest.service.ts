import type { InterestTag } from '@contract/interest';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { listVarietyFollows } from '../pricing/market.service';
import { listVarietyNames } from '../pricing/variety.service';
import {
  deleteAddition,
  deleteRemoval,
  findAdditions,
  findRemovals,
  insertAddition,
  insertRemoval
} from './interest.repository';

/**
 * Returns the varieties on which a user's recommendations are based: added ones first, then followed ones, the latest
 * first.
 */
export async function listInterestTags(db: Db, userId: string): Promise<InterestTag[]> {
  const [follows, removals, additions] = await Promise.all([
    listVarietyFollows(db, userId),
    findRemovals(db, userId),
    findAdditions(db, userId)
  ]);
  const removedAtMs = new Map(removals.map((row) => [row.variety_id, row.removed_at_ms]));
  const kept = follows.filter(({ varietyId, followedAtMs }) => followedAtMs > (removedAtMs.get(varietyId) ?? -1));
  const tags = [...additions, ...kept].map(({ varietyId, name }) => [varietyId, { varietyId, name }] as const);
  return [...new Map(tags).values()];
}

/** Returns the ids of the same varieties, for rankings. */
export async function listInterests(db: Db, userId: string): Promise<string[]> {
  return (await listInterestTags(db, userId)).map(({ varietyId }) => varietyId);
}

/**
 * Removes a variety from a user's recommendations, restores it, or adds one that they do not follow.
 * @throws AppError NOT_FOUND for an unknown variety
 */
export async function setInterest(
  db: Db,
  { id: userId }: Member,
  { varietyId, on }: { varietyId: string; on: boolean },
  nowMs: number
): Promise<void> {
  if (!on) {
    await deleteAddition(db, userId, varietyId);
    if (!(await insertRemoval(db, userId, varietyId, nowMs))) throw new AppError('NOT_FOUND');
    return;
  }
  const varieties = await listVarietyNames(db);
  if (!varieties.some(({ id }) => id === varietyId)) throw new AppError('NOT_FOUND');
  await deleteRemoval(db, userId, varietyId);
  const follows = await listVarietyFollows(db, userId);
  if (!follows.some((follow) => follow.varietyId === varietyId)) await insertAddition(db, userId, varietyId, nowMs);
}
