import { dateOf } from '@/lib/time';
import { messages } from '@/locale/messages';

/** `12月10日` of a YYYY-MM-DD; with the year where it is not this one (now: epoch ms). */
export function dayText(day: string, nowMs: number = Date.now()): string {
  if (day.slice(0, 4) !== dateOf(nowMs).slice(0, 4)) return day;
  return messages().time.monthDay(Number(day.slice(5, 7)), Number(day.slice(8, 10)));
}
