interface WholeDays {
  id: string;
  title: string;
  place: string;
  /** YYYY-MM-DD; both belong to it. */
  firstDay: string;
  lastDay: string;
}

const DAY_MS = 86_400_000;
/** RFC 5545: a line has at most 75 octets, and goes on after a blank. */
const LINE_OCTETS = 75;

const compact = (day: string) => day.replace(/-/g, '');
const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
const stamp = (ms: number) => `${new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
const escape = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

const octetsOf = (sign: string) => {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
};

function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const sign of line) {
    const more = octetsOf(sign);
    if (octets + more > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += sign;
    octets += more;
  }
  return folded;
}

/**
 * An iCalendar file (RFC 5545) of one event of whole days.
 * @param nowMs when it was written, epoch ms
 */
export function calendarFile({ id, title, place, firstDay, lastDay }: WholeDays, nowMs: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Xiangshi//Calendar//ZH',
    'BEGIN:VEVENT',
    `UID:${id}@xiangshi`,
    `DTSTAMP:${stamp(nowMs)}`,
    `DTSTART;VALUE=DATE:${compact(firstDay)}`,
    // The end is the first day that no longer belongs to it.
    `DTEND;VALUE=DATE:${compact(dayAfter(lastDay))}`,
    `SUMMARY:${escape(title)}`,
    `LOCATION:${escape(place)}`,
    'END:VEVENT',
    'END:VCALENDAR'
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
