import { DAY_MS, HOUR_MS, MINUTE_MS } from '@rules/duration';
import { SHANGHAI_OFFSET_MS, shanghaiDay } from '@rules/shanghaiTime';

/** Messages for times in the viewer's language. */
export interface TimeMessages {
  justNow: string;
  minutesAgo(minutes: number): string;
  monthDay(month: number, day: number): string;
  daysAndClock(days: number, clock: string): string;
}

const padTwo = (count: number) => String(count).padStart(2, '0');
/** Returns a date whose UTC fields show Shanghai time. */
const inShanghai = (ms: number) => new Date(ms + SHANGHAI_OFFSET_MS);

/** Formats an instant (epoch ms) as `09:30` in Asia/Shanghai. */
export function clockOf(ms: number): string {
  return inShanghai(ms).toISOString().slice(11, 16);
}

/** Returns the weekday of a YYYY-MM-DD date; 0 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/**
 * Formats an instant as `09:30` for today, `11月20日 09:30` for this year, else `2025-11-20`. Both instants are epoch ms.
 */
export function shortTime(ms: number, nowMs: number, messages: Pick<TimeMessages, 'monthDay'>): string {
  if (shanghaiDay(ms) === shanghaiDay(nowMs)) return clockOf(ms);
  const day = inShanghai(ms);
  if (day.getUTCFullYear() !== inShanghai(nowMs).getUTCFullYear()) return shanghaiDay(ms);
  return `${messages.monthDay(day.getUTCMonth() + 1, day.getUTCDate())} ${clockOf(ms)}`;
}

/**
 * Formats an instant as `刚刚` within a minute, as minutes within an hour, then like `shortTime`. An instant in the
 * future counts as now, because clocks differ.
 */
export function relativeTime(ms: number, nowMs: number, messages: TimeMessages): string {
  const ageMs = nowMs - ms;
  if (ageMs < MINUTE_MS) return messages.justNow;
  if (ageMs <= HOUR_MS) return messages.minutesAgo(Math.floor(ageMs / MINUTE_MS));
  return shortTime(ms, nowMs, messages);
}

/** Formats the time left: `06:12:40` within a day, else days and `06:12`; `00:00:00` after the deadline. */
export function countdown(leftMs: number, messages: Pick<TimeMessages, 'daysAndClock'>): string {
  const seconds = Math.max(0, Math.floor(leftMs / 1000));
  const clock = `${padTwo(Math.floor(seconds / 3600) % 24)}:${padTwo(Math.floor(seconds / 60) % 60)}`;
  if (leftMs >= DAY_MS) return messages.daysAndClock(Math.floor(leftMs / DAY_MS), clock);
  return `${clock}:${padTwo(seconds % 60)}`;
}
