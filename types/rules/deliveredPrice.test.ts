import { deliveredFenPerKg, deliveredSum, type QuotationPrice, totalFen } from './deliveredPrice';

const plain: QuotationPrice = {
  unitFen: 4200,
  gramsPerUnit: 1000,
  isTaxIncluded: true,
  taxRate: 9,
  isFreightIncluded: true,
  freightFenPerKg: null
};

describe('deliveredFenPerKg', () => {
  it.each([
    ['with everything included is the price', {}, 4200],
    ['adds the tax that comes on top', { isTaxIncluded: false }, 4578],
    ['adds no tax at a rate of zero', { isTaxIncluded: false, taxRate: 0 }, 4200],
    ['adds the freight that comes on top', { isFreightIncluded: false, freightFenPerKg: 35 }, 4235],
    [
      'adds both, the freight without the tax',
      { isTaxIncluded: false, isFreightIncluded: false, freightFenPerKg: 35 },
      4613
    ],
    ['leaves out a freight that is included', { freightFenPerKg: 35 }, 4200],
    ['of a jin is twice its price', { unitFen: 2100, gramsPerUnit: 500 }, 4200],
    ['of a tonne is a thousandth', { unitFen: 4_200_000, gramsPerUnit: 1_000_000 }, 4200],
    ['of a pack goes by its weight', { unitFen: 105_000, gramsPerUnit: 25_000 }, 4200],
    ['rounds half a fen up', { unitFen: 4_200_500, gramsPerUnit: 1_000_000 }, 4201],
    ['rounds less than half a fen down', { unitFen: 4_200_499, gramsPerUnit: 1_000_000 }, 4200],
    ['stays exact at the largest price', { unitFen: 100_000_000, isTaxIncluded: false, taxRate: 13 }, 113_000_000]
  ])('the delivered price %s', (_, changes, expected) => {
    expect(deliveredFenPerKg({ ...plain, ...changes })).toBe(expected);
  });
});

describe('totalFen', () => {
  it.each([
    [4200, 5_000_000, 1000, 21_000_000],
    [4200, 1, 1000, 4],
    [500, 1, 1000, 1],
    [499, 1, 1000, 0],
    [99_999_999, 90_000_000_000, 1000, 8_999_999_910_000_000]
  ])(
    'computes the total at %i fen per unit for %i grams in units of %i grams',
    (unitFen, grams, gramsPerUnit, expected) => {
      expect(totalFen(unitFen, grams, gramsPerUnit)).toBe(expected);
    }
  );
});

describe('deliveredSum', () => {
  const perTonne = { ...plain, unitFen: 3_320_000, gramsPerUnit: 1_000_000 };
  const onTop = { isTaxIncluded: false, isFreightIncluded: false, freightFenPerKg: 90 };

  it.each([
    ['with everything included', {}, 6_000_000, [19_920_000, 0, 0, 19_920_000]],
    ['with tax and freight on top', onTop, 4_000_000, [13_280_000, 1_195_200, 360_000, 14_835_200]],
    ['of a larger part', onTop, 6_000_000, [19_920_000, 1_792_800, 540_000, 22_252_800]],
    ['without a tax', { ...onTop, taxRate: 0 }, 4_000_000, [13_280_000, 0, 360_000, 13_640_000]],
    [
      'of a freight not known yet',
      { ...onTop, freightFenPerKg: null },
      4_000_000,
      [13_280_000, 1_195_200, 0, 14_475_200]
    ],
    ['of nothing', onTop, 0, [0, 0, 0, 0]]
  ])('computes the sum %s', (_, changes, grams, expected) => {
    const { goodsFen, taxFen, freightFen, deliveredFen } = deliveredSum({ ...perTonne, ...changes }, grams);
    expect([goodsFen, taxFen, freightFen, deliveredFen]).toEqual(expected);
  });

  it('returns parts that add up to the delivered total regardless of rounding', () => {
    for (let grams = 1; grams < 3000; grams += 7) {
      const sum = deliveredSum({ ...plain, ...onTop, unitFen: 3333, taxRate: 13 }, grams);
      expect(sum.goodsFen + sum.taxFen + sum.freightFen).toBe(sum.deliveredFen);
    }
  });
});
