import {
  basisPointsBetween,
  directionOf,
  formatBasisPoints,
  formatChange,
  formatFen,
  formatFenRange,
  formatHundredths
} from './price';

describe('price formatting', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [50, '0.50'],
    [3450, '34.50'],
    [99999, '999.99'],
    [100000, '1,000.00'],
    [123456789, '1,234,567.89'],
    [-3450, '−34.50'],
    [-100000, '−1,000.00']
  ])('formats %i fen as %s', (fen, text) => {
    expect(formatFen(fen)).toBe(text);
  });

  it('formats an index in hundredths with a comma', () => {
    expect(formatHundredths(128642)).toBe('1,286.42');
  });

  it('formats a range with an en dash and no spaces', () => {
    expect(formatFenRange(3380, 3520)).toBe('33.80–35.20');
  });

  it('formats a range with equal ends as one number', () => {
    expect(formatFenRange(3380, 3380)).toBe('33.80');
  });

  it.each([
    [147, '+1.47%', 'up'],
    [-236, '−2.36%', 'down'],
    [0, '0.00%', 'flat'],
    [100000, '+1,000.00%', 'up']
  ])('formats %i basis points as %s, direction %s', (basisPoints, text, direction) => {
    expect(formatBasisPoints(basisPoints)).toBe(text);
    expect(directionOf(basisPoints)).toBe(direction);
  });

  it('formats the amount of a change with its sign', () => {
    expect([formatChange(50), formatChange(-50), formatChange(0)]).toEqual(['+0.50', '−0.50', '0.00']);
  });

  it('returns no direction without an earlier point', () => {
    expect(directionOf(null)).toBe('none');
  });

  it.each([
    [3400, 3450, 147],
    [3450, 3400, -145],
    [3400, 3400, 0],
    [0, 3400, null]
  ])('computes the change from %i to %i fen as %p basis points', (before, after, basisPoints) => {
    expect(basisPointsBetween(before, after)).toBe(basisPoints);
  });
});
