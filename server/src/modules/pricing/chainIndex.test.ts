import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { chainIndex } from './chainIndex';

describe('chained index', () => {
  it('is at its base without a basket or without a price', () => {
    assert.deepEqual(chainIndex([], 2), [100_000, 100_000]);
    assert.deepEqual(chainIndex([{ weight: 1, prices: [null, null] }], 2), [100_000, 100_000]);
  });

  it('follows a single line', () => {
    assert.deepEqual(chainIndex([{ weight: 7, prices: [2000, 2100, 1890] }], 3), [100_000, 105_000, 94_500]);
  });

  it('weights the price relatives of the base week', () => {
    // 0.75 × 1.10 + 0.25 × 0.90 = 1.05
    const basket = [
      { weight: 75, prices: [1000, 1100] },
      { weight: 25, prices: [400, 360] }
    ];
    assert.deepEqual(chainIndex(basket, 2), [100_000, 105_000]);
  });

  it('returns to the base when every price does: it has no drift', () => {
    // Equal weights, one price doubles and returns: 1.5, then shares 2 : 1 give (2 × 0.5 + 1 × 1) ÷ 3 = 2/3, and 1.5 × 2/3 = 1.
    const basket = [
      { weight: 1, prices: [100, 200, 100] },
      { weight: 1, prices: [300, 300, 300] }
    ];
    assert.deepEqual(chainIndex(basket, 3), [100_000, 150_000, 100_000]);
  });

  it('leaves out a line while it has no price, and includes it again at the level of the index', () => {
    // Week 1: only the first line counts, 1.2. Week 2: only the first again, 1.0. Week 3: shares 1.2 : 1.2,
    // relatives 1.0 and 1.1, link 1.05: 1.2 × 1.05 = 1.26.
    const basket = [
      { weight: 1, prices: [100, 120, 120, 120] },
      { weight: 1, prices: [50, null, 60, 66] }
    ];
    assert.deepEqual(chainIndex(basket, 4), [100_000, 120_000, 120_000, 126_000]);
  });
});
