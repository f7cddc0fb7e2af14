import { counterBounds, looksMistyped, currentPrice } from './counterOffer';

const quotedFen = 3_580_000;
const ofBuyer = { by: 'buyer', unitFen: 3_460_000 } as const;
const ofSupplier = { by: 'supplier', unitFen: 3_500_000 } as const;

describe('the bounds of a counter-offer', () => {
  it.each([
    ['buyer', null, 1, 3_579_999],
    ['buyer', ofSupplier, 1, 3_499_999],
    ['buyer', ofBuyer, 1, 3_579_999],
    ['supplier', null, 1, 3_579_999],
    ['supplier', ofBuyer, 3_460_001, 3_579_999],
    ['supplier', ofSupplier, 1, 3_579_999]
  ] as const)('of the %s with %j open', (side, offer, minFen, maxFen) => {
    expect(counterBounds(side, { quotedFen, offer })).toEqual({ minFen, maxFen });
  });

  it('leave nothing between two neighbouring prices', () => {
    const { minFen, maxFen } = counterBounds('supplier', { quotedFen, offer: { by: 'buyer', unitFen: 3_579_999 } });
    expect(minFen).toBeGreaterThan(maxFen);
  });
});

describe('the price on the table', () => {
  it('is the open offer, and what was quoted without one', () => {
    expect(currentPrice({ quotedFen, offer: ofSupplier })).toBe(3_500_000);
    expect(currentPrice({ quotedFen, offer: null })).toBe(quotedFen);
  });

  it.each([
    [700, false],
    [699, true],
    [1300, false],
    [1301, true],
    [100, true],
    [10_000, true]
  ])('%i against 1000 looks like a slip: %s', (unitFen, expected) => {
    expect(looksMistyped(unitFen, 1000)).toBe(expected);
  });
});
