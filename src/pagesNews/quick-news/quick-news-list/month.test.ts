import { monthAfter, weeksOf } from './month';

describe('a month', () => {
  it('comes after another, over the end of a year too', () => {
    expect(monthAfter('2026-12', 1)).toBe('2027-01');
    expect(monthAfter('2026-01', -1)).toBe('2025-12');
  });

  it('has weeks from Sunday on, with gaps where other months stand', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]).toEqual([1, 2, 3, 4, 5, 6, 7].map((day) => `2026-11-0${day}`));
    expect(weeks[4]).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null]);
    expect(weeksOf('2026-02').flat().filter(Boolean)).toHaveLength(28);
    expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29);
  });
});
