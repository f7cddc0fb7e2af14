import type { ExpoIndex } from '@contract/expo';
import type { ExpoSession } from '@contract/expoSession';
import { shanghaiDay } from '@rules/shanghaiTime';

const COUNT = 3;

/** Returns the day (YYYY-MM-DD) whose sessions come next: the first one, then today until the doors close; null after the last. */
export function nextSessionDay({ startsOn, endsOn, openings }: ExpoIndex, nowMs: number): string | null {
  const today = shanghaiDay(nowMs);
  if (today > endsOn) return null;
  if (openings.length === 0) return today < startsOn ? startsOn : today;
  const next = openings.find(({ closesAtMs }) => closesAtMs > nowMs);
  return next === undefined ? null : shanghaiDay(next.opensAtMs);
}

/** Returns the first sessions, in order of their start, that are on or to come. */
export function nextSessions(sessions: readonly ExpoSession[], nowMs: number): ExpoSession[] {
  return sessions.filter(({ cancelReason, endsAtMs }) => cancelReason === null && endsAtMs > nowMs).slice(0, COUNT);
}
