import { formatAmountInput, parseGrams, quantityInUnit, quantityText } from './quantity';

describe('quantity of goods', () => {
  it.each([
    [1, '1 克'],
    [999, '999 克'],
    [1_000, '1 公斤'],
    [12_500, '12.5 公斤'],
    [999_999, '999.999 公斤'],
    [1_000_000, '1 吨'],
    [1_250_000_000, '1,250 吨']
  ])('%d grams are formatted as %s', (grams, text) => expect(quantityText(grams)).toBe(text));

  it('is formatted in packs when the weight of a pack is known', () => {
    expect(quantityInUnit(600_000, 'pack', 25_000)).toBe('24 件');
    expect(quantityInUnit(600_000, 'pack', null)).toBe('600 公斤');
    expect(quantityInUnit(600_000, 'jin', null)).toBe('1,200 斤');
  });

  it.each([
    ['', null],
    ['0', null],
    ['-1', null],
    ['1.2345', null],
    ['1e3', null],
    ['0.001', 1],
    ['12.5', 12_500]
  ])('input “%s” in kg is parsed as %s grams', (text, grams) => expect(parseGrams(text, 'kg', null)).toBe(grams));

  it('input in packs is parsed only when the weight of a pack is known', () => {
    expect(parseGrams('3', 'pack', null)).toBeNull();
    expect(parseGrams('3', 'pack', 25_000)).toBe(75_000);
  });

  it('is formatted for its input field without separators', () => {
    expect(formatAmountInput(12_500, 'kg', null)).toBe('12.5');
    expect(formatAmountInput(1_234_567_000, 'kg', null)).toBe('1234567');
    expect(formatAmountInput(250_000, 'ton', null)).toBe('0.25');
    expect(formatAmountInput(null, 'kg', null)).toBe('');
    expect(formatAmountInput(1_000, 'pack', null)).toBe('');
  });
});
