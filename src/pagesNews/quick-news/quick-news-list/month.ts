import { weekdayOf } from '@/lib/time';

const DAYS_A_WEEK = 7;

/** The month (YYYY-MM) that comes `by` months after another. */
export function monthAfter(month: string, by: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return date.toISOString().slice(0, 7);
}

/** The weeks of a month (YYYY-MM) from Sunday on: seven days (YYYY-MM-DD) each, null where another month's stands. */
export function weeksOf(month: string): (string | null)[][] {
  const length = new Date(Date.parse(`${monthAfter(month, 1)}-01T00:00:00Z`) - 1).getUTCDate();
  const before = weekdayOf(`${month}-01`);
  const weeks = Math.ceil((before + length) / DAYS_A_WEEK);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: DAYS_A_WEEK }, (_day, weekday) => {
      const day = week * DAYS_A_WEEK + weekday - before + 1;
      return day < 1 || day > length ? null : `${month}-${String(day).padStart(2, '0')}`;
    })
  );
}
