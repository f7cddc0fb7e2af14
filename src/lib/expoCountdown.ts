import type { Expo } from '@contract/expo';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';

export type ExpoCountdown = { phase: 'before'; days: number } | { phase: 'on'; day: number } | { phase: 'over' };

const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

/**
 * Returns the phase of an expo: whole calendar days until it opens, then its current day from 1, in Shanghai time.
 * @param nowMs epoch ms
 */
export function expoCountdown({ startsOn, endsOn }: Pick<Expo, 'startsOn' | 'endsOn'>, nowMs: number): ExpoCountdown {
  const today = dayNumber(shanghaiDay(nowMs));
  const days = dayNumber(startsOn) - today;
  if (days > 0) return { phase: 'before', days };
  if (today > dayNumber(endsOn)) return { phase: 'over' };
  return { phase: 'on', day: 1 - days };
}
