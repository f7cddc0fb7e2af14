import { spanOf } from './priceSpan';

describe('the range of a market on the track of all', () => {
  it('is not drawn where a number is missing', () => {
    expect(spanOf({ lowFen: null, highFen: 3500, midFen: 3400 }, { low: 3000, high: 4000 })).toBeNull();
    expect(spanOf({ lowFen: 3300, highFen: 3500, midFen: null }, { low: 3000, high: 4000 })).toBeNull();
  });

  it('reaches from end to end, with a margin, for the market that has both', () => {
    expect(spanOf({ lowFen: 3000, highFen: 4000, midFen: 3500 }, { low: 3000, high: 4000 })).toEqual({
      left: 6,
      width: 88,
      mid: 50
    });
  });

  it('is a tick in the middle when all prices are one', () => {
    expect(spanOf({ lowFen: 3000, highFen: 3000, midFen: 3000 }, { low: 3000, high: 3000 })).toEqual({
      left: 50,
      width: 0,
      mid: 50
    });
  });
});
