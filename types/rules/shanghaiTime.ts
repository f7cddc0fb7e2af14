import { DAY_MS, HOUR_MS } from './duration';

/**
 * Asia/Shanghai is ahead of UTC by this much. China has one time zone without summer time; some phone engines lack time
 * zone data.
 */
export const SHANGHAI_OFFSET_MS = 8 * HOUR_MS;

/** Returns the calendar day (YYYY-MM-DD) of a moment in Asia/Shanghai. */
export function shanghaiDay(ms: number): string {
  return new Date(ms + SHANGHAI_OFFSET_MS).toISOString().slice(0, 10);
}

/** Returns the minute (YYYY-MM-DD HH:MM) of a moment in Asia/Shanghai. */
export function shanghaiMinute(ms: number): string {
  return new Date(ms + SHANGHAI_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');
}

/** Returns the moment at which a calendar day (YYYY-MM-DD) begins in Asia/Shanghai, in epoch ms; NaN for another text. */
export function shanghaiMidnightMs(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - SHANGHAI_OFFSET_MS;
}

/** Returns the moment at which a calendar day (YYYY-MM-DD) has ended in Asia/Shanghai, in epoch ms; NaN for another text. */
export function shanghaiDayEndMs(day: string): number {
  return shanghaiMidnightMs(day) + DAY_MS;
}

/** Returns the days from one to another, both YYYY-MM-DD and inclusive. */
export function daysThrough(firstDay: string, lastDay: string): string[] {
  const firstMs = shanghaiMidnightMs(firstDay);
  const count = (shanghaiMidnightMs(lastDay) - firstMs) / DAY_MS + 1;
  return Array.from({ length: count }, (_, index) => shanghaiDay(firstMs + index * DAY_MS));
}
