import { shanghaiMidnightMs } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';
import { countByCards } from './holder.repository';

/** Returns in how many holders the cards are, and how many took them on this day (YYYY-MM-DD). */
export function countSaves(db: Db, cardIds: readonly string[], day: string): Promise<{ total: number; today: number }> {
  return countByCards(db, cardIds, shanghaiMidnightMs(day));
}
