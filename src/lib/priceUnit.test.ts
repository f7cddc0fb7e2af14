import {
  fenPerUnit,
  formatUnitChange,
  formatUnitPrice,
  formatUnitRange,
  type PriceUnit,
  wholeFenPerUnit
} from './priceUnit';

describe('price in a display unit', () => {
  it('shows two dashes for a missing price, never zero', () => {
    expect(formatUnitPrice(null, 'kg')).toBe('--');
    expect(formatUnitRange(null, 3550, 'kg')).toBe('');
    expect(formatUnitRange(3350, null, 'jin')).toBe('');
  });

  it.each<[number, PriceUnit, number]>([
    [3450, 'kg', 3450],
    [3450, 'jin', 1725],
    [3445, 'jin', 1722.5],
    [1, 'jin', 0.5],
    [3445, 'ton', 3445000],
    [2190000, 'ton', 2190000000]
  ])('converts %i fen per kilogram into fen per %s without loss', (fen, unit, expected) => {
    const converted = fenPerUnit(fen, unit);
    expect(converted).toBe(expected);
    expect(converted * { kg: 1, jin: 2, ton: 0.001 }[unit]).toBeCloseTo(fen, 9);
  });

  it.each<[number, PriceUnit, string]>([
    [3450, 'kg', '34.50'],
    [3450, 'jin', '17.25'],
    [3445, 'jin', '17.23'],
    [3450, 'ton', '34,500'],
    [3445, 'ton', '34,450'],
    [2190000, 'ton', '21,900,000'],
    [0, 'ton', '0']
  ])('formats %i fen per kilogram per %s as %s', (fen, unit, text) => {
    expect(formatUnitPrice(fen, unit)).toBe(text);
  });

  it.each<[number, PriceUnit, number]>([
    [50, 'kg', 50],
    [-50, 'jin', -25],
    [1, 'jin', 1],
    [-1, 'jin', -1],
    [-50, 'ton', -50000],
    [0, 'ton', 0]
  ])('rounds a change of %i fen per kilogram per %s to %i whole fen', (fen, unit, whole) => {
    expect(wholeFenPerUnit(fen, unit)).toBe(whole);
  });
});

describe('price range in a display unit', () => {
  it('is one number when both ends are equal', () => {
    expect(formatUnitRange(3450, 3450, 'kg')).toBe('34.50');
  });

  it('keeps two decimals to align columns, except per ton', () => {
    expect(formatUnitRange(3350, 3550, 'kg')).toBe('33.50–35.50');
    expect(formatUnitRange(3350, 3550, 'jin')).toBe('16.75–17.75');
    expect(formatUnitRange(3350, 3550, 'ton')).toBe('33,500–35,500');
  });

  it.each<[number, PriceUnit, string]>([
    [50, 'kg', '+0.50'],
    [-50, 'jin', '−0.25'],
    [50, 'ton', '+500'],
    [-830, 'ton', '−8,300'],
    [0, 'ton', '0']
  ])('formats a change of %i fen per kilogram per %s as %s', (fen, unit, text) => {
    expect(formatUnitChange(fen, unit)).toBe(text);
  });
});
