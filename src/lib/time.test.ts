import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import messages from '@/locale/zh-Hans';
import { clockOf, countdown, relativeTime, shortTime, weekdayOf } from './time';

const at = (text: string) => Date.parse(`${text}+08:00`);
const now = at('2026-11-20T09:42:00');

describe('time', () => {
  it('formats an instant in Shanghai time, whatever the time zone of the phone', () => {
    const justAfterMidnight = at('2026-11-20T00:05:00');
    expect(shanghaiDay(justAfterMidnight)).toBe('2026-11-20');
    expect(clockOf(justAfterMidnight)).toBe('00:05');
  });

  it.each([
    ['today', '2026-11-20T09:30:00', '09:30'],
    ['yesterday', '2026-11-19T23:59:00', '11月19日 23:59'],
    ['earlier this year', '2026-01-02T08:00:00', '1月2日 08:00'],
    ['last year', '2025-11-20T09:30:00', '2025-11-20']
  ])('formats an instant of %s in short form', (_when, instant, text) => {
    expect(shortTime(at(instant), now, messages.time)).toBe(text);
  });

  it.each([
    ['2026-11-20T09:41:30', '刚刚'],
    ['2026-11-20T09:43:00', '刚刚'],
    ['2026-11-20T09:30:00', '12 分钟前'],
    ['2026-11-20T08:42:00', '60 分钟前'],
    ['2026-11-20T08:41:00', '08:41'],
    ['2026-11-18T08:41:00', '11月18日 08:41']
  ])('formats %s relative to 09:42 as %s', (instant, text) => {
    expect(relativeTime(at(instant), now, messages.time)).toBe(text);
  });

  it.each([
    [-5, '00:00:00'],
    [22_360_000, '06:12:40'],
    [86_399_999, '23:59:59'],
    [DAY_MS, '1 天 00:00'],
    [195_120_000, '2 天 06:12']
  ])('formats a countdown of %i ms as %s', (leftMs, text) => {
    expect(countdown(leftMs, messages.time)).toBe(text);
  });

  it('returns the weekday of a date', () => {
    expect(weekdayOf('2026-11-20')).toBe(5);
  });
});
