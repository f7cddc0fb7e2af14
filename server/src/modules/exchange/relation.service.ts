import type { CardRelation } from '@contract/card';
import type { Db } from '../../database/schema';
import type { Member } from '../../http/ports';
import { presentExchange } from './exchange.presenter';
import {
  countWaiting,
  type ExchangeRow,
  findLastRequest,
  findShownByPair,
  findShownByPairs,
  waitingCount
} from './exchange.repository';

/** Returns what a viewer is to another user, and the exchange that it comes from; a block looks like no exchange. */
export async function relationOf(
  db: Db,
  viewer: Member | null,
  otherId: string
): Promise<{ relation: CardRelation; exchangeId: string | null }> {
  if (viewer === null) return { relation: 'none', exchangeId: null };
  if (viewer.id === otherId) return { relation: 'own', exchangeId: null };
  const row = await findShownByPair(db, viewer.id, otherId);
  const relation = relationIn(row, viewer);
  return { relation, exchangeId: relation === 'none' ? null : (row?.id ?? null) };
}

function relationIn(row: ExchangeRow | undefined, viewer: Member): CardRelation {
  if (row?.status === 'accepted') return 'exchanged';
  if (row?.status !== 'requested') return 'none';
  return row.from_user_id === viewer.id ? 'requested' : 'asked';
}

/** Returns what a viewer is to each of these users, like `relationOf`. */
export async function relationsOf(
  db: Db,
  viewer: Member | null,
  otherIds: readonly string[]
): Promise<ReadonlyMap<string, CardRelation>> {
  if (viewer === null) return new Map(otherIds.map((id) => [id, 'none']));
  const rows = await findShownByPairs(db, viewer.id, otherIds);
  return new Map(otherIds.map((id) => [id, id === viewer.id ? 'own' : relationIn(rows.get(id), viewer)]));
}

/**
 * Returns the time from which a viewer may ask another user again whose last request was turned down; null when it is
 * allowed now. A block looks like a declined request.
 */
export async function askAgainFromMs(
  db: Db,
  viewer: Member | null,
  otherId: string,
  nowMs: number
): Promise<number | null> {
  const last = viewer && (await findLastRequest(db, viewer.id, otherId));
  return last ? presentExchange(last, last.from_user_id, nowMs).againFromMs : null;
}

/** Returns the number of requests that wait for the user's answer. */
export function countWaitingRequests(db: Db, userId: string): Promise<number> {
  return countWaiting(db, userId);
}

/** Number of requests that wait for the user's answer, as part of another query. */
export function waitingRequestCount(db: Db, userId: string) {
  return waitingCount(db, userId);
}
