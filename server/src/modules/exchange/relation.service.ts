import type { CardRelation } from '@contract/card';
import type { Db } from '../../database/schema';
import type { Member } from '../../http/ports';
import { countWaiting, findByPair } from './exchange.repository';

/** Returns what a viewer is to another user, and the exchange that it comes from; a block looks like no exchange. */
export async function relationOf(
  db: Db,
  viewer: Member | null,
  otherId: string
): Promise<{ relation: CardRelation; exchangeId: string | null }> {
  if (viewer === null) return { relation: 'none', exchangeId: null };
  if (viewer.id === otherId) return { relation: 'own', exchangeId: null };
  const row = await findByPair(db, viewer.id, otherId);
  if (row?.status === 'accepted') return { relation: 'exchanged', exchangeId: row.id };
  if (row?.status !== 'requested') return { relation: 'none', exchangeId: null };
  return { relation: row.from_user_id === viewer.id ? 'requested' : 'asked', exchangeId: row.id };
}

/** Returns the number of requests that wait for the user's answer. */
export function countWaitingRequests(db: Db, userId: string): Promise<number> {
  return countWaiting(db, userId);
}
