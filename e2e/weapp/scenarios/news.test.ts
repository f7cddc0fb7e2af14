import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Page } from '@contract/common';
import type { NewsBrief, NewsDetail } from '@contract/news';
import type { App } from '../harness/App';
import { stepBudgets } from './budgets';
import { fetchJson } from './fetchJson';
import { logIn } from './logIn';
import { setupScenario } from './setupScenario';

const mobile = '13912345679';
const detail = 'pagesNews/NewsDtl';

describe('news in the mini-program', () => {
  const scene = setupScenario();
  let app: App;
  let longest: NewsDetail;

  const read = (id: string) => fetchJson<NewsDetail>(scene.server, `/api/front/news/detail?id=${id}`);

  before(async () => {
    const { items } = await fetchJson<Page<NewsBrief>>(
      scene.server,
      '/api/front/news/list?limit=50&personalised=false'
    );
    const articles = await Promise.all(items.map(({ id }) => read(id)));
    [longest] = articles.sort((a, b) => b.bodyHtml.length - a.bodyHtml.length) as [NewsDetail];
    app = await scene.open();
  });

  it('open from the home’s list as an article', async () => {
    const { items } = await fetchJson<Page<NewsBrief>>(scene.server, '/api/front/news/list?limit=1&personalised=false');
    const [first] = items;
    assert.ok(first);
    await app.tap({ text: first.title });
    assert.equal(app.page.path, detail);
    assert.ok(app.page.text().includes(first.source), app.page.text());
  });

  it('ask a visitor for a login before a like, and count it once after it', async () => {
    const asked = app.requests.filter(({ url }) => url.includes('/api/front/news/detail')).at(-1);
    const id = new URL(asked?.url ?? '').searchParams.get('id') ?? '';
    const { likes } = await read(id);
    await app.tap({ text: String(likes) });
    assert.match(app.page.text(), /登录后点赞/);
    await app.tap({ text: '手机号登录' });
    await logIn(app, mobile);
    assert.equal(app.page.path, detail);
    assert.equal((await read(id)).likes, likes + 1);
    assert.ok(app.page.text().includes(String(likes + 1)), app.page.text());
  });

  it('lead back to the home with its state', async () => {
    const requests = app.requests.length;
    await app.tap({ label: '返回' });
    assert.deepEqual(app.stack, ['pages/index/index']);
    assert.equal(app.requests.length, requests);
  });

  it('render the longest article within their budgets', async () => {
    const page = await scene.open({ path: detail, query: { id: longest.id }, scene: 1007 });
    try {
      assert.ok(page.page.text().includes(longest.title), page.page.text());
      page.holdTo(stepBudgets());
    } finally {
      page.close();
    }
  });

  it('show an error for a deleted article, and other articles', async () => {
    const page = await scene.open({ path: detail, query: { id: 'no-such' }, scene: 1007 });
    try {
      assert.match(page.page.text(), /没有找到这篇资讯/);
      assert.match(page.page.text(), /最新资讯/);
      page.holdTo(stepBudgets());
    } finally {
      page.close();
    }
  });
});
