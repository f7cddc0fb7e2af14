import { calendarFile } from './calendarFile';

const expo = { id: 'expo-1', title: '香料产业博览会', location: '玉林', firstDay: '2026-12-30', lastDay: '2026-12-31' };
const linesOf = (text: string) => text.split('\r\n');

describe('calendarFile', () => {
  it('ends on the day after the last day, also across a year boundary', () => {
    const lines = linesOf(calendarFile(expo, Date.UTC(2026, 10, 22, 9, 5, 7)));
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

  it('escapes characters of the format inside texts', () => {
    const text = calendarFile({ ...expo, title: 'a;b,c\\d\nEND:VEVENT' }, 0);
    expect(linesOf(text)).toContain('SUMMARY:a\\;b\\,c\\\\d\\nEND:VEVENT');
  });

  it('folds lines at 75 octets without splitting a character', () => {
    const title = '南国香都香料产业博览会'.repeat(6);
    const text = calendarFile({ ...expo, title }, 0);
    for (const line of linesOf(text)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replace(/\r\n /g, '')).toContain(`SUMMARY:${title}`);
  });
});
