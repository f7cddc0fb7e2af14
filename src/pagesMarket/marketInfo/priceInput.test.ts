import { priceUnits } from '@/lib/priceUnit';
import { formatPriceInput, parsePercent, parsePrice } from './priceInput';

describe('parsePrice', () => {
  it.each(['', '  ', ',', '，'])('reports %p as missing', (text) => {
    expect(parsePrice(text, 'kg')).toEqual({ problem: 'required' });
  });

  it.each(['abc', '-1', '1.2.3', '1e3', '0', '0.00', '1000000.01', '34.5555', '∞', '１２'])('rejects %p', (text) => {
    expect(parsePrice(text, 'kg')).toEqual({ problem: 'number' });
  });

  it('rejects a price that is no whole number of fen per kilogram', () => {
    expect(parsePrice('34.505', 'kg')).toEqual({ problem: 'step' });
    expect(parsePrice('34505', 'ton')).toEqual({ problem: 'step' });
    expect(parsePrice('17.226', 'jin')).toEqual({ problem: 'step' });
  });

  it.each([
    ['34.5', 'kg', 3450],
    ['34.', 'kg', 3400],
    ['1,234.56', 'kg', 123456],
    ['0.01', 'kg', 1],
    ['17.225', 'jin', 3445],
    ['17.25', 'jin', 3450],
    ['34,500', 'ton', 3450],
    ['34510', 'ton', 3451]
  ] as const)('parses %p yuan per %s as %i fen per kg', (text, unit, fen) => {
    expect(parsePrice(text, unit)).toEqual({ fen });
  });

  it('parses the output of formatPriceInput without loss in every unit', () => {
    for (const unit of priceUnits) {
      for (const fen of [1, 5, 3400, 3445, 3450, 99999, 2190000]) {
        expect(parsePrice(formatPriceInput(fen, unit), unit)).toEqual({ fen });
      }
    }
    expect([formatPriceInput(3400, 'kg'), formatPriceInput(3445, 'jin'), formatPriceInput(3450, 'ton')]).toEqual([
      '34',
      '17.225',
      '34500'
    ]);
  });
});

describe('parsePercent', () => {
  it.each([
    ['', 'required'],
    ['0.09', 'number'],
    ['100.01', 'number'],
    ['-3', 'number'],
    ['3.123', 'number'],
    ['three', 'number']
  ])('rejects %p as %s', (text, problem) => {
    expect(parsePercent(text)).toEqual({ problem });
  });

  it.each([
    ['3', 300],
    ['0.1', 10],
    ['2.35%', 235],
    ['100', 10_000]
  ])('parses %p as %i basis points', (text, basisPoints) => {
    expect(parsePercent(text)).toEqual({ basisPoints });
  });
});
