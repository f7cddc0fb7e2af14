import type { Appointment, ExpoSession } from '@contract/expoSession';
import { formatCount } from '@/lib/count';
import type { TimedEvent } from '@/lib/iCalendar';
import { clockOf } from '@/lib/time';
import { scheduleMessages } from './locale/messages';

const ALARM_MINUTES = 30;

type When = Pick<Appointment, 'startsAtMs' | 'endsAtMs'>;
type Where = Pick<Appointment, 'hallNumber' | 'room'>;

export const timeRangeOf = ({ startsAtMs, endsAtMs }: When): string =>
  scheduleMessages().timeRange(clockOf(startsAtMs), clockOf(endsAtMs));

export function locationOf({ hallNumber, room }: Where): string {
  const t = scheduleMessages();
  return hallNumber === null ? room : t.location(t.hall(hallNumber), room);
}

/** Returns the languages of a session in the viewer's language. */
export function languagesOf({ languages }: Pick<ExpoSession, 'languages'>): string {
  const t = scheduleMessages();
  const [first = '', ...others] = languages.map((language) => t.languages[language]);
  return t.spoken(first, others);
}

/** Returns what is left to reserve; empty where nothing can be reserved any more. */
export function vacancyOf(session: ExpoSession, nowMs: number): string {
  const t = scheduleMessages();
  const { capacity, remaining } = session;
  if (phaseOf(session, nowMs) !== 'coming') return '';
  if (capacity === null || remaining === null) return t.free;
  return remaining === 0 ? t.full : t.remaining(formatCount(remaining), formatCount(capacity));
}

export function phaseOf(
  { startsAtMs, endsAtMs, cancelReason }: Pick<ExpoSession, 'startsAtMs' | 'endsAtMs' | 'cancelReason'>,
  nowMs: number
): 'cancelled' | 'coming' | 'started' | 'ended' {
  if (cancelReason !== null) return 'cancelled';
  if (nowMs < startsAtMs) return 'coming';
  return nowMs < endsAtMs ? 'started' : 'ended';
}

/** Returns an appointment for a calendar, which reminds of it 30 minutes before. */
export function calendarEventOf(appointment: Appointment, description = ''): TimedEvent {
  const { id, title, startsAtMs, endsAtMs } = appointment;
  const event = { id, title, location: locationOf(appointment), startsAtMs, endsAtMs, alarmMinutes: ALARM_MINUTES };
  return description === '' ? event : { ...event, description };
}
