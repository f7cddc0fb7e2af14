import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LANGUAGES } from '@contract/localText';
import { holderHeads } from './holderHeads';

describe('the titles of a table of people', () => {
  it('name every column in each language', () => {
    for (const language of LANGUAGES) {
      const titles = Object.values(holderHeads(language));
      assert.equal(new Set(titles).size, 13, language);
      assert.ok(!titles.includes(''), language);
    }
    assert.equal(holderHeads('zh-Hans').note, '备注');
    assert.equal(holderHeads('es').note, 'Nota');
  });
});
