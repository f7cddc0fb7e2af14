import { DAY_MS, MINUTE_MS, SECOND_MS } from '@rules/duration';

interface EventFields {
  /** The same event is added once: calendars replace it by its id. */
  id: string;
  title: string;
  location: string;
}

/** An event of whole days; both days are YYYY-MM-DD and inclusive. */
export interface AllDayEvent extends EventFields {
  firstDay: string;
  lastDay: string;
}

/** An event with a start and an end, epoch ms. */
export interface TimedEvent extends EventFields {
  startsAtMs: number;
  endsAtMs: number;
  description?: string;
  /** Minutes before the start at which the calendar reminds of it. */
  alarmMinutes?: number;
}

export type CalendarEvent = AllDayEvent | TimedEvent;

/** Maximum line length by RFC 5545; a folded line continues after a space. */
const MAX_LINE_OCTETS = 75;

const compact = (day: string) => day.replace(/-/g, '');
const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
const utcTimestamp = (ms: number) => `${new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const escapeText = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

const utf8Length = (sign: string) => {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
};

function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const sign of line) {
    const more = utf8Length(sign);
    if (octets + more > MAX_LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += sign;
    octets += more;
  }
  return folded;
}

function timeLines(event: CalendarEvent): string[] {
  if ('firstDay' in event) {
    return [
      `DTSTART;VALUE=DATE:${compact(event.firstDay)}`,
      // DTEND is exclusive: the first day after the event.
      `DTEND;VALUE=DATE:${compact(dayAfter(event.lastDay))}`
    ];
  }
  return [`DTSTART:${utcTimestamp(event.startsAtMs)}`, `DTEND:${utcTimestamp(event.endsAtMs)}`];
}

function alarmLines(event: CalendarEvent): string[] {
  if (!('alarmMinutes' in event) || event.alarmMinutes === undefined) return [];
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(event.title)}`,
    `TRIGGER:-PT${event.alarmMinutes}M`,
    'END:VALARM'
  ];
}

function eventLines(event: CalendarEvent, nowMs: number): string[] {
  const description = 'description' in event ? (event.description ?? '') : '';
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}@xiangshi`,
    `DTSTAMP:${utcTimestamp(nowMs)}`,
    ...timeLines(event),
    `SUMMARY:${escapeText(event.title)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    `LOCATION:${escapeText(event.location)}`,
    ...alarmLines(event),
    'END:VEVENT'
  ];
}

/**
 * Returns an iCalendar file (RFC 5545) with events.
 * @param nowMs creation time, epoch ms
 */
export function toICalendar(events: readonly CalendarEvent[], nowMs: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Xiangshi//Calendar//ZH',
    ...events.flatMap((event) => eventLines(event, nowMs)),
    'END:VCALENDAR'
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

/** Returns the seconds before the start at which a calendar reminds of an event; undefined without a reminder. */
export function alarmSecondsOf(event: CalendarEvent): number | undefined {
  if (!('alarmMinutes' in event) || event.alarmMinutes === undefined) return undefined;
  return (event.alarmMinutes * MINUTE_MS) / SECOND_MS;
}
