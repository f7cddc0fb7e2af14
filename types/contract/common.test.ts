import { Value } from '@sinclair/typebox/value';
import { DAY_MS } from '@rules/duration';
import { DateOnly } from './common';

describe('DateOnly', () => {
  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32'
  ])('rejects a date that does not exist in the calendar: %s', (date) =>
    expect(Value.Check(DateOnly, date)).toBe(false)
  );

  it.each(['', 'today', '2026-1-1', '0000-01-01', '2026-01-01T00:00', ' 2026-01-01', '2026-01-01\n', '２０２６-01-01'])(
    'rejects a malformed date: %j',
    (date) => expect(Value.Check(DateOnly, date)).toBe(false)
  );

  it('accepts every day of four centuries', () => {
    const missing: string[] = [];
    for (let ms = Date.UTC(1799, 11, 31); ms <= Date.UTC(2200, 0, 1); ms += DAY_MS) {
      const date = new Date(ms).toISOString().slice(0, 10);
      if (!Value.Check(DateOnly, date)) missing.push(date);
    }
    expect(missing).toEqual([]);
  });

  it.each(['2024-02-29', '2000-02-29', '0004-02-29', '9999-12-31'])(
    'accepts leap days and any year from 0001 to 9999: %s',
    (date) => expect(Value.Check(DateOnly, date)).toBe(true)
  );
});
