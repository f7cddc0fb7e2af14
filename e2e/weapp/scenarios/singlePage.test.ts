import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { queryOf } from '../pageVisits';
import { openApp } from './openApp';
import { setupScenario } from './setupScenario';

/** Pages that can be shared to Moments, with what they say there and what only works in the whole mini-program. */
const pages: [path: string, hidden: RegExp][] = [
  ['pagesNews/NewsDtl', /相关阅读|上一篇|收藏$/m],
  ['pagesNews/quick-news/quick-news-dtl/index', /往期|复制$/m],
  ['pagesMarket/marketInfo/index', /发采购|提醒$/m],
  ['pagesTransaction/supply/supply-info/index', /举报|问一问/],
  ['pagesExhibit/index', /返回/],
  ['pagesExhibit/introduce/index', /返回/],
  ['pagesExhibit/schedule/index', /返回/],
  ['pagesExhibit/schedule/map', /返回/],
  ['pagesExhibit/merchant/index', /返回/],
  ['pagesExhibit/honorSelection/index', /返回/]
];
const momentsScene = 1154;

describe('a page that is shared to Moments', () => {
  const scene = setupScenario();
  const queries = new Map<string, Record<string, string>>();

  before(async () => {
    for (const [path] of pages) queries.set(path, await queryOf(path, scene.server.url, ''));
  });

  for (const [path, hidden] of pages) {
    it(`${path} opens alone, without login, other pages and what cannot work there`, async () => {
      const app = await scene.open({ path, query: queries.get(path) ?? {}, scene: 1007 });
      const card = app.shareToMoments() as { title: string; query: string; imageUrl: string };
      assert.notEqual(card.title, '');
      assert.match(card.imageUrl, /^https?:/);
      const query = Object.fromEntries(new URLSearchParams(card.query));
      // Nothing is stored there: neither an agreement nor a login.
      const alone = await openApp({
        baseUrl: scene.server.url,
        path,
        query,
        scene: momentsScene,
        storage: { xiangshi_weapp_consentVersion: '""' }
      });
      try {
        assert.deepEqual(alone.stack, [path]);
        assert.ok(alone.page.text().length > 40, alone.page.text());
        assert.doesNotMatch(alone.page.text(), hidden);
        assert.doesNotMatch(alone.page.text(), /用户协议|登录(?!厅)/);
      } finally {
        alone.close();
      }
    });
  }

  it('says how to go on where a link leads to another page', async () => {
    const alone = await scene.open({
      path: 'pagesExhibit/index',
      query: queries.get('pagesExhibit/index') ?? {},
      scene: momentsScene
    });
    await alone.tap({ text: '介绍' });
    assert.match(alone.page.text(), /点下方“前往小程序”/);
    assert.deepEqual(alone.stack, ['pagesExhibit/index']);
  });
});
