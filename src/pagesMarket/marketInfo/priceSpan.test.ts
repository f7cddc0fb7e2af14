import { spanOf } from './priceSpan';

describe('spanOf', () => {
  it('returns null when a price is missing', () => {
    expect(spanOf({ lowFen: null, highFen: 3500, midFen: 3400 }, { low: 3000, high: 4000 })).toBeNull();
    expect(spanOf({ lowFen: 3300, highFen: 3500, midFen: null }, { low: 3000, high: 4000 })).toBeNull();
  });

  it('fills the track except its margins for the market with both extremes', () => {
    expect(spanOf({ lowFen: 3000, highFen: 4000, midFen: 3500 }, { low: 3000, high: 4000 })).toEqual({
      left: 6,
      width: 88,
      mid: 50
    });
  });

  it('returns a tick in the middle when all prices are equal', () => {
    expect(spanOf({ lowFen: 3000, highFen: 3000, midFen: 3000 }, { low: 3000, high: 3000 })).toEqual({
      left: 50,
      width: 0,
      mid: 50
    });
  });
});
