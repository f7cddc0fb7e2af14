import { formatFenInput, formatPerMilleInput, parseFen, parsePerMille, parseWholeNumber } from './parseNumber';

describe('parseNumber', () => {
  it.each([
    ['', null],
    ['.', null],
    ['-1', null],
    ['1e3', null],
    ['33.805', null],
    ['1234567890', null],
    ['33.8', 3380],
    ['33.', 3300],
    ['0', 0],
    [' 1,200.05 ', 120_005],
    ['1，200', 120_000]
  ])('parses %j as %p fen', (text, fen) => expect(parseFen(text)).toBe(fen));

  it.each([
    ['13.55', null],
    ['13.5', 135],
    ['100', 1000]
  ])('parses %j as %p tenths of a per cent', (text, perMille) => expect(parsePerMille(text)).toBe(perMille));

  it.each([
    ['1.5', null],
    ['三', null],
    ['7', 7]
  ])('parses %j as the whole number %p', (text, whole) => expect(parseWholeNumber(text)).toBe(whole));

  it('formats numbers as input text that parses to the same value', () => {
    expect([formatFenInput(null), formatFenInput(5), formatFenInput(3380)]).toEqual(['', '0.05', '33.80']);
    expect([formatPerMilleInput(null), formatPerMilleInput(135), formatPerMilleInput(1000)]).toEqual([
      '',
      '13.5',
      '100'
    ]);
  });
});
