import { daysThrough, shanghaiDay, shanghaiDayEndMs, shanghaiMidnightMs, shanghaiMinute } from './shanghaiTime';

describe('time in Shanghai', () => {
  it.each(['', '2026-13-01', '2026-1-1', 'today', '2026-11-21T08:00'])('finds no midnight of %p', (text) => {
    expect(shanghaiMidnightMs(text)).toBeNaN();
    expect(shanghaiDayEndMs(text)).toBeNaN();
  });
  it.each([
    ['2026-11-21', '2026-11-20T16:00:00.000Z', '2026-11-21T16:00:00.000Z'],
    ['2026-01-01', '2025-12-31T16:00:00.000Z', '2026-01-01T16:00:00.000Z'],
    ['2024-02-29', '2024-02-28T16:00:00.000Z', '2024-02-29T16:00:00.000Z']
  ])('begins and ends the day %s at midnight in Shanghai', (day, beginsAt, endsAt) => {
    expect(new Date(shanghaiMidnightMs(day)).toISOString()).toBe(beginsAt);
    expect(new Date(shanghaiDayEndMs(day)).toISOString()).toBe(endsAt);
  });
  it('assigns the first moment of a day to it, and the moment before to the day before', () => {
    const midnightMs = shanghaiMidnightMs('2026-11-21');
    expect([shanghaiDay(midnightMs), shanghaiDay(midnightMs - 1)]).toEqual(['2026-11-21', '2026-11-20']);
    expect([shanghaiMinute(midnightMs), shanghaiMinute(midnightMs - 1)]).toEqual([
      '2026-11-21 00:00',
      '2026-11-20 23:59'
    ]);
  });
  it('lists the days from one to another, over the end of a year', () => {
    expect(daysThrough('2026-12-30', '2027-01-01')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
    expect(daysThrough('2026-12-30', '2026-12-30')).toEqual(['2026-12-30']);
  });
});
