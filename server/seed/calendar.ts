import { DAY_MS, MINUTE_MS } from '@rules/duration';
import { SHANGHAI_OFFSET_MS, shanghaiDay, shanghaiMidnightMs } from '@rules/shanghaiTime';

const COLLECTION_MINUTE = 9 * 60 + 30;

const chineseCalendar = new Intl.DateTimeFormat('en-u-ca-chinese', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC'
});

/** Returns the minutes since midnight of a moment in Asia/Shanghai. */
export function minuteOfDay(ms: number): number {
  return Math.floor(((ms + SHANGHAI_OFFSET_MS) % DAY_MS) / MINUTE_MS);
}

/** Returns a day and a minute in Asia/Shanghai as epoch ms. */
export function atShanghai(day: string, minute: number): number {
  return shanghaiMidnightMs(day) + minute * MINUTE_MS;
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** 1 to 12. */
export function monthOf(day: string): number {
  return Number(day.slice(5, 7));
}

/** Every day from `from` to `to`, both included. */
export function daysBetween(from: string, to: string): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
  return Array.from({ length: count + 1 }, (_, index) => addDays(from, index));
}

/**
 * Returns the last day with prices: they are published at 09:30; no market collects on a Sunday or over the new year.
 */
export function lastCollectionDay(nowMs: number): string {
  const today = shanghaiDay(nowMs);
  let day = minuteOfDay(nowMs) >= COLLECTION_MINUTE ? today : addDays(today, -1);
  while (weekday(day) === 0 || isSpringFestival(day)) day = addDays(day, -1);
  return day;
}

const WORK_FROM = 7 * 60 + 30;
const WORK_TO = 21 * 60;

/**
 * Returns the moment itself during working hours, else the end of the working day before it: never later than the
 * moment.
 */
export function inWorkingHours(ms: number): number {
  const [day, minute] = [shanghaiDay(ms), minuteOfDay(ms)];
  if (minute >= WORK_FROM && minute <= WORK_TO) return ms;
  // The minutes of the night spread over the last two hours.
  const before = minute > WORK_TO ? day : addDays(day, -1);
  return atShanghai(before, WORK_TO - 1 - (minute % 120));
}

/** Returns when the prices of a day are collected, epoch ms. */
export function collectionTime(day: string): number {
  return atShanghai(day, COLLECTION_MINUTE);
}

/** Whether a day is between two days before the Chinese new year and its sixth day, when the markets are closed. */
export function isSpringFestival(day: string): boolean {
  const parts = chineseCalendar.formatToParts(new Date(`${day}T00:00:00Z`));
  const read = (type: string): number => Number.parseInt(parts.find((part) => part.type === type)?.value ?? '', 10);
  const [month, date] = [read('month'), read('day')];
  return (month === 1 && date <= 6) || (month === 12 && date >= 29);
}

/** A day with the inputs of the price simulation. */
export interface CalendarDay {
  date: string;
  /** 1 to 12. */
  month: number;
  /** 0 is Sunday. */
  weekday: number;
  isFestival: boolean;
  collectedAtMs: number;
}

export function calendarDays(from: string, to: string): CalendarDay[] {
  return daysBetween(from, to).map((date) => ({
    date,
    month: monthOf(date),
    weekday: weekday(date),
    isFestival: isSpringFestival(date),
    collectedAtMs: collectionTime(date)
  }));
}
