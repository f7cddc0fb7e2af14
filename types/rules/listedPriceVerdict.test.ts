import { listedPricePosition, priceSpan } from './listedPriceVerdict';

const band = { lowFen: 3350, highFen: 3550 };
const priced = (price: object) => ({
  priceMode: 'fixed' as const,
  fen: null,
  highFen: null,
  tiers: [],
  unit: 'kg' as const,
  gramsPerPack: null,
  isTaxIncluded: false,
  isFreightIncluded: false,
  ...price
});

describe('listed price verdict', () => {
  it.each([
    ['a negotiable one', { priceMode: 'negotiable', fen: 3400 }],
    ['one that is not typed yet', {}],
    ['a pack of unknown weight', { fen: 80_000, unit: 'pack' }]
  ])('returns no verdict for %s', (_, price) => {
    expect(priceSpan(priced(price))).toBeNull();
    expect(listedPricePosition(priced(price), band)).toBeNull();
  });

  it.each([
    [{ fen: 3249 }, 'below'],
    [{ fen: 3350 }, 'within'],
    [{ fen: 3550 }, 'within'],
    [{ fen: 3657 }, 'above'],
    [{ fen: 3657, isTaxIncluded: true }, 'within'],
    [{ fen: 3657, isFreightIncluded: true }, 'freight'],
    [{ fen: 1700 }, 'slip'],
    [{ priceMode: 'range', fen: 3000, highFen: 3350 }, 'within'],
    [{ fen: 1624, unit: 'jin' }, 'below'],
    [{ fen: 3_660_000, unit: 'ton' }, 'above'],
    [{ fen: 86_000, unit: 'pack', gramsPerPack: 25_000 }, 'within'],
    [
      {
        priceMode: 'tiered',
        tiers: [
          { minGrams: 1, fen: 3700 },
          { minGrams: 2, fen: 3540 }
        ]
      },
      'within'
    ]
  ])('classifies the price %j as %s', (price, position) =>
    expect(listedPricePosition(priced(price), band)).toBe(position)
  );
});
