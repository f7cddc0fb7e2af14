import { expoCountdown } from './expoCountdown';

const expo = { startsOn: '2026-12-04', endsOn: '2026-12-06' };
const at = (text: string) => Date.parse(`${text}+08:00`);

describe('expoCountdown', () => {
  it.each([
    ['2026-11-20T09:42:00', 14],
    ['2026-12-03T00:00:00', 1],
    ['2026-12-03T23:59:59', 1]
  ])('counts calendar days until the opening at %s: %i', (now, days) => {
    expect(expoCountdown(expo, at(now))).toEqual({ phase: 'before', days });
  });

  it.each([
    ['2026-12-04T00:00:00', 1],
    ['2026-12-06T23:59:59', 3]
  ])('returns the number of the expo day at %s: %i', (now, day) => {
    expect(expoCountdown(expo, at(now))).toEqual({ phase: 'on', day });
  });

  it('is over after the last day in Shanghai time', () => {
    expect(expoCountdown(expo, at('2026-12-07T00:00:00'))).toEqual({ phase: 'over' });
  });
});
