import { shanghaiDay } from '@rules/shanghaiTime';
import type { Tx } from '../src/database/schema';
import { addDays } from './calendar';
import { random } from './random';

/** Search terms of the demo, and whether they are searched more (1) or less (-1) this week than the week before. */
const SEARCH_TERMS: [word: string, direction: 1 | 0 | -1][] = [
  ['八角', 0],
  ['八角 大红', 1],
  ['桂皮', -1],
  ['草果', 1],
  ['花椒', 0],
  ['孜然', 1],
  ['公丁香', -1],
  ['白豆蔻', 0]
];
const DAYS = 14;
const WEEK = 7;

/** Inserts two weeks of searches, so that trending searches have ranks and directions from the first day on. */
export async function seedSearchTerms(tx: Tx, clock: { now: Date }): Promise<void> {
  const today = shanghaiDay(clock.now.getTime());
  const rows = SEARCH_TERMS.flatMap(([word, direction], index) => {
    const source = random(`search ${word}`);
    return Array.from({ length: DAYS }, (_, daysAgo) => {
      const isThisWeek = daysAgo < WEEK;
      const level = 30 - 3 * index + (isThisWeek ? 4 * direction : -4 * direction);
      return { day: addDays(today, -daysAgo), word, readers: Math.max(1, level + source.integer(-1, 1)) };
    });
  });
  await tx.insertInto('search_word').values(rows).execute();
}
