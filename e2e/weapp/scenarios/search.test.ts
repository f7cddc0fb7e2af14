import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { App } from '../harness/App';
import { stepBudgets } from './budgets';
import { setupScenario } from './setupScenario';

describe('the search in the mini-program', () => {
  const scene = setupScenario();
  let app: App;

  before(async () => {
    app = await scene.open({ path: 'pagesSearch/SearchMiddlePage' });
  });

  it('ignores an empty query', async () => {
    await app.input({ placeholder: '搜品种、货源、企业' }, '  ');
    assert.deepEqual(app.stack, ['pagesSearch/SearchMiddlePage']);
    assert.ok(!app.requests.some(({ path }) => path.includes('/search/suggest')));
  });

  it('suggests a match for 大料 while typing', async () => {
    await app.input({ placeholder: '搜品种、货源、企业' }, '大料');
    await app.until(() => app.page.text().includes('「大料」就是八角，已合并显示结果'));
  });

  it('finds 八角 in every scope', async () => {
    await app.tap({ text: '搜索「大料」' });
    assert.equal(app.page.path, 'pagesSearch/search-view/index');
    for (const text of ['「大料」就是八角，已合并显示结果', '供应', '采购', '企业', '快讯']) {
      assert.ok(app.page.text().includes(text), `${text} in:\n${app.page.text()}`);
    }
  });

  it('switches between tabs within the budget of a tap', async () => {
    for (const tab of ['行情', '全部', '采购', '企业', '资讯', '快讯', '全部', '快讯']) {
      await app.tap({ text: tab, nth: 0 });
      assert.ok(app.page.ariaAttributes({ text: tab, nth: 0 }).selected, tab);
    }
  });

  it('scrolls to the last supply, opens one and returns', async () => {
    await app.tap({ text: '供应', nth: 0 });
    const rows = () => (app.page.text().match(/确认/g) ?? []).length;
    const first = rows();
    assert.ok(first > 3, app.page.text());
    await app.reachBottom();
    assert.ok(rows() > first, 'no supply was added');
    while (!app.page.text().includes('没有更多了')) await app.reachBottom();
    const [listing] = /\d+ 公斤起/.exec(app.page.text()) ?? [];
    await app.tap({ text: listing ?? '', nth: 0 });
    assert.equal(app.page.path, 'pagesTransaction/supply/supply-info/index');
    assert.ok(app.page.text().includes('起订'), app.page.text());
    await app.tap({ label: '返回' });
  });

  it('returns to a long list without rendering or loading it again', async () => {
    const [rows, requests] = [app.page.text(), app.requests.length];
    await app.tap({ text: '全部', nth: 0 });
    await app.tap({ text: '供应', nth: 0 });
    assert.deepEqual([app.page.text(), app.requests.length], [rows, requests]);
    assert.ok((app.steps.list.at(-1)?.bytes ?? 0) < stepBudgets().tapBytes / 10, app.steps.table());
  });

  it('keeps the query in its history', async () => {
    await app.back();
    await app.input({ placeholder: '搜品种、货源、企业' }, '');
    assert.ok(app.page.text().includes('搜索记录'), app.page.text());
    const key = app.storage.keys.find((name) => name.endsWith('_weapp_searchHistory'));
    assert.ok(key, app.storage.keys.join(' '));
    assert.deepEqual(JSON.parse(String(app.storage.get(key))), ['大料']);
  });
});
