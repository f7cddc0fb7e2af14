/** The words that times need, in the language of the reader. */
export interface TimeMessages {
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

const padTwo = (count: number) => String(count).padStart(2, '0');
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
export function shortTime(ms: number, nowMs: number, messages: Pick<TimeMessages, 'monthDay'>): string {
  if (dateOf(ms) === dateOf(nowMs)) return clockOf(ms);
  const day = inShanghai(ms);
  if (day.getUTCFullYear() !== inShanghai(nowMs).getUTCFullYear()) return dateOf(ms);
  return `${messages.monthDay(day.getUTCMonth() + 1, day.getUTCDate())} ${clockOf(ms)}`;
}

/** `刚刚` for a minute, then minutes up to an hour, then as `shortTime`. A clock that runs ahead counts as now. */
export function relativeTime(ms: number, nowMs: number, messages: TimeMessages): string {
  const ageMs = nowMs - ms;
  if (ageMs < MINUTE_MS) return messages.justNow;
  if (ageMs <= HOUR_MS) return messages.minutesAgo(Math.floor(ageMs / MINUTE_MS));
  return shortTime(ms, nowMs, messages);
}

/** What is left of a deadline: `06:12:40` under a day, else days and `06:12`; `00:00:00` when it has passed. */
export function countdown(leftMs: number, messages: Pick<TimeMessages, 'daysAndClock'>): string {
  const seconds = Math.max(0, Math.floor(leftMs / 1000));
  const clock = `${padTwo(Math.floor(seconds / 3600) % 24)}:${padTwo(Math.floor(seconds / 60) % 60)}`;
  if (leftMs >= DAY_MS) return messages.daysAndClock(Math.floor(leftMs / DAY_MS), clock);
  return `${clock}:${padTwo(seconds % 60)}`;
}
