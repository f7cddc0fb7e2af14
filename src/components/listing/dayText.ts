import { shanghaiDay } from '@rules/shanghaiTime';
import { messages } from '@/locale/messages';

/**
 * Formats YYYY-MM-DD as `12月10日`, with the year unless it is the current one.
 * @param nowMs epoch ms
 */
export function dayText(day: string, nowMs: number = Date.now()): string {
  if (day.slice(0, 4) !== shanghaiDay(nowMs).slice(0, 4)) return day;
  return messages().time.monthDay(Number(day.slice(5, 7)), Number(day.slice(8, 10)));
}
