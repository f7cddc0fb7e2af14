import { addMonths, isDay, monthGrid } from './month';

describe('the grid of a month', () => {
  it('begins on Monday and leaves out the days of other months', () => {
    const weeks = monthGrid('2026-11');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([...Array.from({ length: 6 }, () => undefined), '2026-11-01']);
    expect(weeks[5]?.[0]).toBe('2026-11-30');
    expect(monthGrid('2021-02').flat()).toHaveLength(28);
    expect(monthGrid('2024-02').flat().filter(Boolean).at(-1)).toBe('2024-02-29');
  });

  it('goes from month to month over the years', () => {
    expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-11', -13)]).toEqual([
      '2027-01',
      '2025-12',
      '2025-10'
    ]);
  });

  it('knows days from what only looks like one', () => {
    expect(['2026-11-21', '2024-02-29'].every(isDay)).toBe(true);
    expect(['2026-02-29', '2026-13-01', '0000-01-01', '2026-1-1', 'today', ''].some(isDay)).toBe(false);
  });
});
