/** The words that times need, in the language of the reader. */
export interface TimeWords {
  justNow: string;
  minutesAgo(minutes: number): string;
  monthDay(month: number, day: number): string;
  daysAndClock(days: number, clock: string): string;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** China has one zone and no summer time, and the engines of some phones have no time zone data. */
const SHANGHAI_OFFSET_MS = 8 * HOUR_MS;

const two = (count: number) => String(count).padStart(2, '0');
/** A date whose UTC fields read as Shanghai's clock. */
const inShanghai = (ms: number) => new Date(ms + SHANGHAI_OFFSET_MS);

/** YYYY-MM-DD of an instant (epoch ms), Asia/Shanghai. */
export function dateOf(ms: number): string {
  return inShanghai(ms).toISOString().slice(0, 10);
}

/** `09:30`, Asia/Shanghai. */
export function clockOf(ms: number): string {
  return inShanghai(ms).toISOString().slice(11, 16);
}

/** The day of a YYYY-MM-DD: 0 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** Today `09:30`, this year `11月20日 09:30`, else `2025-11-20`. Both instants are epoch ms. */
export function shortTime(ms: number, nowMs: number, words: Pick<TimeWords, 'monthDay'>): string {
  if (dateOf(ms) === dateOf(nowMs)) return clockOf(ms);
  const day = inShanghai(ms);
  if (day.getUTCFullYear() !== inShanghai(nowMs).getUTCFullYear()) return dateOf(ms);
  return `${words.monthDay(day.getUTCMonth() + 1, day.getUTCDate())} ${clockOf(ms)}`;
}

/** `刚刚` for a minute, then minutes up to an hour, then as `shortTime`. A clock that runs ahead counts as now. */
export function relativeTime(ms: number, nowMs: number, words: TimeWords): string {
  const ageMs = nowMs - ms;
  if (ageMs < MINUTE_MS) return words.justNow;
  if (ageMs <= HOUR_MS) return words.minutesAgo(Math.floor(ageMs / MINUTE_MS));
  return shortTime(ms, nowMs, words);
}

/** What is left of a deadline: `06:12:40` under a day, else days and `06:12`; `00:00:00` when it has passed. */
export function countdown(leftMs: number, words: Pick<TimeWords, 'daysAndClock'>): string {
  const seconds = Math.max(0, Math.floor(leftMs / 1000));
  const clock = `${two(Math.floor(seconds / 3600) % 24)}:${two(Math.floor(seconds / 60) % 60)}`;
  if (leftMs >= DAY_MS) return words.daysAndClock(Math.floor(leftMs / DAY_MS), clock);
  return `${clock}:${two(seconds % 60)}`;
}
