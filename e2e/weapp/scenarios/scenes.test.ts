import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openApp } from './openApp';
import { setupScenario } from './setupScenario';

const landing = 'pages/vcard/VcardShareMiddlePage';
const line = { path: 'pagesMarket/marketInfo/index', query: { lineId: 'star-anise.dahong.yulin' } };
const site = 'http://127.0.0.1:8080/h5/';

describe('an entry to the mini-program', () => {
  const scene = setupScenario();

  for (const number of [1007, 1008, 1036, 1044]) {
    it(`shows the page of a share card (${number})`, async () => {
      const app = await scene.open({ ...line, scene: number });
      assert.deepEqual(app.stack, [line.path]);
      assert.match(app.page.text(), /大红/);
    });
  }

  for (const number of [1047, 1048, 1049]) {
    it(`says what an unknown mini-program code (${number}) leads to`, async () => {
      const app = await scene.open({ path: landing, query: { scene: encodeURIComponent('zz') }, scene: number });
      await app.until(() => app.page.text().includes('这张名片不在了'));
    });
  }

  for (const number of [1011, 1012, 1013]) {
    it(`shows the page of a printed code of the H5 site (${number})`, async () => {
      const q = encodeURIComponent(`${site}${line.path}?lineId=${line.query.lineId}`);
      const app = await scene.open({ path: landing, query: { q }, scene: number });
      await app.until(() => app.page.path === line.path);
      assert.match(app.page.text(), /大红/);
    });
  }

  it('shows the home after another mini-program (1038)', async () => {
    // Two pages open in one launch, which is beyond its budget.
    const app = await openApp({ baseUrl: scene.server.url, path: 'pages/mine/index', scene: 1038 });
    try {
      await app.until(() => app.page.path === 'pages/index/index');
    } finally {
      app.close();
    }
  });
});

describe('the oldest base library that is declared', () => {
  const scene = setupScenario();

  for (const path of [
    'pages/index/index',
    'pages/mine/index',
    'pagesAuth/login/MiniAppLogin',
    'pagesNews/quick-news/quick-news-list/index'
  ]) {
    it(`runs ${path}`, async () => {
      const app = await scene.open({ path, baseLibrary: '2.25.0' });
      assert.equal(app.page.path, path);
      assert.notEqual(app.page.text(), '');
    });
  }
});
