import { type AllDayEvent, type TimedEvent, toICalendar } from './iCalendar';

const expo: AllDayEvent = {
  id: 'expo-1',
  title: '香料产业博览会',
  location: '玉林',
  firstDay: '2026-12-30',
  lastDay: '2026-12-31'
};
const session: TimedEvent = {
  id: 'session-1',
  title: '八角秋果行情会商',
  location: '1 号馆 原料讲台',
  description: '产区库存\n走货',
  startsAtMs: Date.UTC(2026, 11, 12, 2, 0),
  endsAtMs: Date.UTC(2026, 11, 12, 3, 0),
  alarmMinutes: 30
};
const linesOf = (text: string) => text.split('\r\n');

interface Component {
  name: string;
  properties: Map<string, string>;
  components: Component[];
}

/**
 * Parses a file by the grammar of RFC 5545 and refuses what breaks it: bare line breaks, long or empty lines, unknown
 * escapes, and components that are not closed in order.
 */
function parse(text: string): Component {
  expect(text.endsWith('\r\n')).toBe(true);
  expect(text.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
  for (const line of text.slice(0, -2).split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const root: Component = { name: '', properties: new Map(), components: [] };
  const open = [root];
  for (const line of text
    .slice(0, -2)
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[A-Z]+=[^:;]+)*:(.*)$/.exec(line) ?? [];
    expect(name).not.toBe('');
    const current = open.at(-1)!;
    if (name === 'BEGIN') {
      const component = { name: value, properties: new Map<string, string>(), components: [] };
      current.components.push(component);
      open.push(component);
    } else if (name === 'END') {
      expect(current.name).toBe(value);
      open.pop();
    } else {
      expect(current.properties.has(name)).toBe(false);
      expect(value.replace(/\\[\\;,nN]/g, '')).not.toContain('\\');
      current.properties.set(
        name,
        value.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
      );
    }
  }
  expect(open).toEqual([root]);
  expect(root.components).toHaveLength(1);
  return root.components[0]!;
}

describe('toICalendar', () => {
  it('ends on the day after the last day, also across a year boundary', () => {
    const lines = linesOf(toICalendar([expo], Date.UTC(2026, 10, 22, 9, 5, 7)));
    expect(lines).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Xiangshi//Calendar//ZH',
      'BEGIN:VEVENT',
      'UID:expo-1@xiangshi',
      'DTSTAMP:20261122T090507Z',
      'DTSTART;VALUE=DATE:20261230',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:香料产业博览会',
      'LOCATION:玉林',
      'END:VEVENT',
      'END:VCALENDAR',
      ''
    ]);
  });

  it('has the events one after the other, with times in UTC and a reminder', () => {
    const calendar = parse(toICalendar([session, { ...session, id: 'session-2' }], 0));
    expect([calendar.name, calendar.properties.get('VERSION')]).toEqual(['VCALENDAR', '2.0']);
    expect(calendar.components.map(({ properties }) => properties.get('UID'))).toEqual([
      'session-1@xiangshi',
      'session-2@xiangshi'
    ]);
    const [event] = calendar.components;
    expect(Object.fromEntries(event!.properties)).toEqual({
      UID: 'session-1@xiangshi',
      DTSTAMP: '19700101T000000Z',
      DTSTART: '20261212T020000Z',
      DTEND: '20261212T030000Z',
      SUMMARY: session.title,
      DESCRIPTION: session.description,
      LOCATION: session.location
    });
    const [alarm] = event!.components;
    expect([alarm?.name, Object.fromEntries(alarm!.properties)]).toEqual([
      'VALARM',
      { ACTION: 'DISPLAY', DESCRIPTION: session.title, TRIGGER: '-PT30M' }
    ]);
  });

  it('has no reminder and no description that were not given', () => {
    const { alarmMinutes: _alarm, description: _description, ...plain } = session;
    const [event] = parse(toICalendar([plain], 0)).components;
    expect(event?.components).toEqual([]);
    expect(event?.properties.has('DESCRIPTION')).toBe(false);
  });

  it('escapes characters of the format inside texts', () => {
    const title = 'a;b,c\\d\nEND:VEVENT';
    const text = toICalendar([{ ...expo, title }], 0);
    expect(linesOf(text)).toContain('SUMMARY:a\\;b\\,c\\\\d\\nEND:VEVENT');
    expect(parse(text).components[0]?.properties.get('SUMMARY')).toBe(title);
  });

  it('folds lines at 75 octets without splitting a character', () => {
    const title = '南国香都🌶香料产业博览会'.repeat(6);
    expect(parse(toICalendar([{ ...session, title }], 0)).components[0]?.properties.get('SUMMARY')).toBe(title);
  });
});
