import { addMonths, isDay, monthGrid } from './month';

describe('month', () => {
  it('grid begins on Monday and omits days of other months', () => {
    const weeks = monthGrid('2026-11');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([...Array.from({ length: 6 }, () => undefined), '2026-11-01']);
    expect(weeks[5]?.[0]).toBe('2026-11-30');
    expect(monthGrid('2021-02').flat()).toHaveLength(28);
    expect(monthGrid('2024-02').flat().filter(Boolean).at(-1)).toBe('2024-02-29');
  });

  it('addMonths works across years', () => {
    expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-11', -13)]).toEqual([
      '2027-01',
      '2025-12',
      '2025-10'
    ]);
  });

  it('isDay accepts only existing days', () => {
    expect(['2026-11-21', '2024-02-29'].every(isDay)).toBe(true);
    expect(['2026-02-29', '2026-13-01', '0000-01-01', '2026-1-1', 'today', ''].some(isDay)).toBe(false);
  });
});
