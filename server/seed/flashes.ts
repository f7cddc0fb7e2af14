import type { Tx } from '../src/database/schema';
import type { FlashTable } from '../src/modules/flash/flash.tables';
import { addDays, atShanghai, collectionTime, lastCollectionDay, shanghaiDay } from './calendar';
import { FigureBook, marketNameOf, nameOf, type Figures } from './figures';
import { FALL_REASONS, FLASH_EVENTS, RISE_REASONS } from './flashEvents';
import { simulateQuotes } from './quotes';
import { random } from './random';
import { LINES, type LineSeed } from './specs';

const MINUTE_MS = 60_000;
/** The first events happened this long ago, the others are spread over the last 60 days. */
const FRESH_MINUTES = [9, 38, 84, 141, 205, 290];
const SPREAD_DAYS = 58;
/** Days before the newest collection day on which a mover of the price list makes a flash. */
const MOVER_DAYS = [0, 0, 1, 2, 3, 4, 5, 6, 8, 9, 11, 13, 15, 17, 20, 23, 26, 30, 34, 38, 43, 48, 53, 58];

/** Moves of this many basis points deserve a red title, and half of them a mark. */
const IMPORTANT_BP = 300;

/** A move of `bp` basis points is worth 1 to 3. */
function importanceOf(bp: number): 1 | 2 | 3 {
  const size = Math.abs(bp);
  if (size >= IMPORTANT_BP) return 3;
  return size >= IMPORTANT_BP / 2 ? 2 : 1;
}

/** Quick news of the last 60 days: events, and the biggest moves of the price list in its own figures. */
export async function seedFlashes(tx: Tx, clock: { now: Date }, progress: (step: string) => void): Promise<void> {
  const flashes = [...eventFlashes(clock.now.getTime()), ...moverFlashes(clock.now)];
  progress(`flashes ${flashes.length}`);
  await tx.insertInto('flash').values(flashes).execute();
}

export function eventFlashes(nowMs: number): FlashTable[] {
  const source = random('flash events');
  const older = FLASH_EVENTS.length - FRESH_MINUTES.length;
  return FLASH_EVENTS.map(([title, content, importance, varieties], place) => {
    const fresh = FRESH_MINUTES[place];
    const daysAgo = 1 + Math.floor(((place - FRESH_MINUTES.length) * SPREAD_DAYS) / older);
    const workingMinute = source.integer(8 * 60 + 5, 18 * 60);
    return {
      id: `event-${String(place + 1).padStart(2, '0')}`,
      title,
      content,
      importance,
      variety_ids: varieties.split(' ').filter((id) => id !== ''),
      source: importance === 3 ? '香市公告' : '香市快讯',
      published_at_ms:
        fresh === undefined
          ? atShanghai(addDays(shanghaiDay(nowMs), -daysAgo), workingMinute)
          : nowMs - fresh * MINUTE_MS
    };
  });
}

/** One flash for the line that moved most on each of `MOVER_DAYS`; two for the newest day. */
export function moverFlashes(now: Date): FlashTable[] {
  const source = random('flash movers');
  const book = new FigureBook(simulateQuotes(now));
  const newest = lastCollectionDay(now.getTime());
  return MOVER_DAYS.flatMap((daysBefore, place) => {
    const day = addDays(newest, -daysBefore);
    const figures = book.at(day);
    const line = movers(book, figures, day)[MOVER_DAYS.indexOf(daysBefore) === place ? 0 : 1];
    const bp = line === undefined ? 0 : figures.changeBp(line.id);
    if (line === undefined || bp === 0) return [];
    return {
      id: `mover-${String(place + 1).padStart(2, '0')}`,
      title: `${nameOf(line.id)}${figures.change(line.id)}，${marketNameOf(line.id)}报 ${figures.price(line.id)} 元`,
      content: source.pick(bp > 0 ? RISE_REASONS : FALL_REASONS),
      importance: importanceOf(bp),
      variety_ids: [line.spec.varietyId],
      source: '香市数据',
      published_at_ms: Math.min(now.getTime(), collectionTime(day) + (1 + place) * MINUTE_MS)
    };
  });
}

/** Lines at their home market that were collected on the day, the biggest move first. */
function movers(book: FigureBook, figures: Figures, day: string): LineSeed[] {
  return LINES.filter((line) => line.isHome && book.isCollected(line.id, day))
    .map((line) => ({ line, size: Math.abs(figures.changeBp(line.id)) }))
    .sort((a, b) => b.size - a.size)
    .map(({ line }) => line);
}
