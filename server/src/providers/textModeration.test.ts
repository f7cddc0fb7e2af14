import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { WordListModeration } from './textModeration';

describe('text moderation by word lists', () => {
  const moderation = new WordListModeration();

  it('finds a word whatever is between its characters', async () => {
    for (const text of ['网上赌博', '赌 博', '赌*博', '赌\u200b博', 'FUCK', 'ｆｕｃｋ', 'oh, fuck!']) {
      assert.equal(await moderation.isAllowed(text, 'text'), false, text);
    }
  });

  it('refuses names that claim to be the platform or an office', async () => {
    for (const name of ['香市官方', '香市 客服', 'Admin', '玉林市公安局']) {
      assert.equal(await moderation.isAllowed(name, 'name'), false, name);
      assert.equal(await moderation.isAllowed(name, 'text'), true, 'but one may write about them');
    }
  });

  it('allows the terms of the trade', async () => {
    for (const text of ['收八角大红 5 吨，现款', '罂粟籽不收', 'badminton', '覃秀兰', '官方报价 36 元', 'Scunthorpe']) {
      assert.equal(await moderation.isAllowed(text, 'name'), true, text);
    }
  });
});
