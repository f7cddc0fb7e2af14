import { counterBounds, currentPrice, looksMistyped } from './counterOffer';

const quotationFen = 3_580_000;
const ofBuyer = { by: 'buyer', unitFen: 3_460_000 } as const;
const ofSupplier = { by: 'supplier', unitFen: 3_500_000 } as const;

describe('counterBounds', () => {
  it.each([
    ['buyer', null, 1, 3_579_999],
    ['buyer', ofSupplier, 1, 3_499_999],
    ['buyer', ofBuyer, 1, 3_579_999],
    ['supplier', null, 1, 3_579_999],
    ['supplier', ofBuyer, 3_460_001, 3_579_999],
    ['supplier', ofSupplier, 1, 3_579_999]
  ] as const)('returns the price bounds of the %s with the open offer %j', (side, offer, minFen, maxFen) => {
    expect(counterBounds(side, { quotationFen, offer })).toEqual({ minFen, maxFen });
  });

  it('leaves no price between two adjacent ones', () => {
    const { minFen, maxFen } = counterBounds('supplier', { quotationFen, offer: { by: 'buyer', unitFen: 3_579_999 } });
    expect(minFen).toBeGreaterThan(maxFen);
  });
});

describe('current price', () => {
  it('returns the open offer, or the quoted price without one', () => {
    expect(currentPrice({ quotationFen, offer: ofSupplier })).toBe(3_500_000);
    expect(currentPrice({ quotationFen, offer: null })).toBe(quotationFen);
  });

  it.each([
    [700, false],
    [699, true],
    [1300, false],
    [1301, true],
    [100, true],
    [10_000, true]
  ])('%i fen against a current price of 1000 looks mistyped: %s', (unitFen, expected) => {
    expect(looksMistyped(unitFen, 1000)).toBe(expected);
  });
});
