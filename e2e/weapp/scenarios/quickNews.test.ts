import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { FlashPage } from '@contract/flash';
import { operatorToken } from '../../server';
import type { App } from '../harness/App';
import { fetchJson } from './fetchJson';
import { setupScenario } from './setupScenario';

const path = 'pagesNews/quick-news/quick-news-list/index';
const title = '小程序里的新快讯';

describe('quick news in the mini-program', () => {
  const scene = setupScenario();
  let app: App;

  const newest = () => fetchJson<FlashPage>(scene.server, '/api/front/flash/list');

  before(async () => {
    app = await scene.open({ path, scene: 1007 });
  });

  it('shows the newest flashes with their days and prices, and opens no stream', async () => {
    const { items } = await newest();
    const text = app.page.text();
    assert.ok(items[0] && text.includes(items[0].title), text);
    assert.match(text, /今天 \d+ 条/);
    assert.ok(!app.requests.some((request) => request.path.includes('/live/stream')));
  });

  it('opens a flash in full and returns to the list with its state', async () => {
    const { items } = await newest();
    const flash = items[1];
    assert.ok(flash);
    await app.tap({ text: flash.title });
    assert.equal(app.page.path, 'pagesNews/quick-news/quick-news-dtl/index');
    assert.ok(app.page.text().includes(`来源：${flash.source}`), app.page.text());
    await app.tap({ label: '返回' });
    assert.deepEqual(app.stack, [path]);
    assert.ok(app.page.text().includes(flash.title));
  });

  it('filters by a variety, and starts at a chosen day', async () => {
    await app.tap({ label: '按日期看' });
    assert.match(app.page.text(), /\d{4}年\d{1,2}月/);
    await app.tap({ label: '关闭' });
    await app.tap({ text: '品种' });
    const [choice = ''] = /^八角 \d+$/m.exec(app.page.text()) ?? [];
    await app.tapForWindow({ text: choice });
    assert.ok(app.page.text().includes('八角'), app.page.text());
    await app.tap({ text: '八角', nth: 0 });
    await app.tapForWindow({ text: '全部品种' });
  });

  it('polls for new flashes and shows them', async () => {
    const response = await fetch(`${scene.server.url}/api/operator/flash/publish`, {
      method: 'POST',
      headers: { authorization: `Bearer ${operatorToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        id: 'weapp-scenario',
        title,
        content: '',
        importance: 1,
        topic: 'trade',
        varietyIds: [],
        source: '口岸快报'
      })
    });
    assert.equal(((await response.json()) as { code: number }).code, 200);
    await app.until(() => app.page.text().includes(title), 15_000);
    assert.ok(app.requests.some((request) => request.path.includes('/live/poll')));
  });
});
