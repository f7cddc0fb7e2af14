import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countText, localCount } from './titleCount';

describe('the quantity in a title', () => {
  it('has the signs of the language', () => {
    const of = (count: number) =>
      (['zh-Hans', 'en', 'fr', 'es'] as const).map((one) => localCount(countText(count), one));
    assert.deepEqual(of(1200.5), ['1,200.5', '1,200.5', '1\u202f200,5', '1200,5']);
    assert.deepEqual(of(12_000), ['12,000', '12,000', '12\u202f000', '12\u202f000']);
    assert.deepEqual(of(2.5), ['2.5', '2.5', '2,5', '2,5']);
  });
});
