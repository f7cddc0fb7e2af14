import { DAY_MS } from '@rules/duration';

interface AllDayEvent {
  id: string;
  title: string;
  location: string;
  /** First day, YYYY-MM-DD; `firstDay` and `lastDay` both belong to the event. */
  firstDay: string;
  lastDay: string;
}

/** Maximum line length by RFC 5545; a folded line continues after a space. */
const MAX_LINE_OCTETS = 75;

const compact = (day: string) => day.replace(/-/g, '');
const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
const utcTimestamp = (ms: number) => `${new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const escapeText = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

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

/**
 * Returns an iCalendar file (RFC 5545) with one all-day event.
 * @param nowMs creation time, epoch ms
 */
export function calendarFile({ id, title, location, firstDay, lastDay }: AllDayEvent, nowMs: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Xiangshi//Calendar//ZH',
    'BEGIN:VEVENT',
    `UID:${id}@xiangshi`,
    `DTSTAMP:${utcTimestamp(nowMs)}`,
    `DTSTART;VALUE=DATE:${compact(firstDay)}`,
    // DTEND is exclusive: the first day after the event.
    `DTEND;VALUE=DATE:${compact(dayAfter(lastDay))}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(location)}`,
    'END:VEVENT',
    'END:VCALENDAR'
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
