import { DAY_MS } from '@rules/duration';
import { shanghaiDay, shanghaiMidnightMs } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';
import { entriesOf, findByPerson } from './holder.repository';
import { findSaves } from './saves.repository';

/** Card holders that a card is in, and those that took it today, in the last 7 days and in the last 30, today included. */
export interface CardSaves {
  cardId: string;
  total: number;
  today: number;
  week: number;
  month: number;
}

/** Returns the saves of cards; a card that is in no holder is left out. */
export async function countSaves(db: Db, cardIds: readonly string[], nowMs: number): Promise<CardSaves[]> {
  const todayMs = shanghaiMidnightMs(shanghaiDay(nowMs));
  const since = { todayMs, weekMs: todayMs - 6 * DAY_MS, monthMs: todayMs - 29 * DAY_MS };
  const rows = cardIds.length === 0 ? [] : await findSaves(db, cardIds, since);
  return rows.map(({ card_id: cardId, ...saves }) => ({ cardId, ...saves }));
}

/** Returns the entry of a person in a user's card holder; null when the person is not in it. */
export async function findEntryIdOf(db: Db, userId: string, personId: string): Promise<string | null> {
  return (await findByPerson(db, userId, personId))?.id ?? null;
}

/** Number of people in a user's card holder, as part of another query. */
export function holderEntryCount(db: Db, userId: string) {
  return entriesOf(db, userId).select((eb) => eb.fn.countAll<number>().as('count'));
}
