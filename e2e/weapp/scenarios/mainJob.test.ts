import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from '@contract/common';
import type { HomeFeed } from '@contract/home';
import type { PriceLine } from '@contract/market';
import type { CurrentUser } from '@contract/user';
import { startServer, type TestServer } from '../../server';
import type { App } from '../harness/App';
import { launch } from '../harness/launch';
import { stepBudgets } from './budgets';
import { dist } from './dist';

const mobile = '13912345678';
const tabs = { home: 0, market: 1, mine: 3 };

/** 3450 fen a kilogram → 34.50, as the rows show it. */
const yuan = (fen: number | null) => ((fen ?? 0) / 100).toFixed(2);

describe('the main job in the mini-program', () => {
  let server: TestServer;
  let app: App;

  async function answer<T>(call: string, headers: Record<string, string> = {}): Promise<T> {
    const response = await fetch(server.url + call, { headers });
    const { code, data } = (await response.json()) as { code: number; data: T };
    assert.equal(code, 200, call);
    return data;
  }

  before(async () => {
    server = await startServer();
    app = await launch({ dist, baseUrl: server.url });
  });

  after(async () => {
    if (app) console.log(`\n${app.steps.table()}\n`);
    app?.close();
    await server?.stop();
  });

  it('shows the prices of the server on the home', async () => {
    const feed = await answer<HomeFeed>('/api/front/home/feed');
    const text = app.page.text();
    for (const { varietyName, midFen } of feed.lines.slice(0, 3)) {
      assert.ok(text.includes(varietyName), `${varietyName} in:\n${text}`);
      assert.ok(text.includes(yuan(midFen)), `${yuan(midFen)} in:\n${text}`);
    }
  });

  it('opens a price line from the market tab and draws its chart', async () => {
    const [row] = (await answer<Page<PriceLine>>('/api/front/market/lines?categoryId=fruit')).items;
    assert.ok(row);
    await app.switchTab(tabs.market);
    await app.tap({ text: `${row.gradeName}·${row.marketShortName}` });
    assert.equal(app.page.path, 'pagesMarket/marketInfo/index');
    assert.ok(app.page.text().includes(yuan(row.midFen)), app.page.text());
    const canvas = app.page.find({ tag: 'canvas' });
    assert.ok(app.page.drawn(canvas.id).filter(({ name }) => name === 'lineTo').length > 5, 'the chart has no curve');
  });

  it('comes back to the market, which is as it was', async () => {
    const requests = app.requests.length;
    await app.tap({ label: '返回' });
    assert.deepEqual(app.stack, ['pages/market/index']);
    assert.equal(app.requests.length, requests);
  });

  it('logs in with a code, by a secure call, and shows who is logged in', async () => {
    await app.switchTab(tabs.mine);
    await app.tap({ text: '登录 / 注册' });
    await app.input({ placeholder: '输入手机号' }, mobile);
    await app.tap({ label: '已阅读并同意 用户协议、隐私政策' });
    await app.tap({ text: '获取验证码' });
    const [, code = ''] = /演示验证码 (\d{6})/.exec(app.page.text()) ?? [];
    assert.match(code, /^\d{6}$/, app.page.text());
    await app.input({ label: '验证码，6 位数字' }, code);

    assert.deepEqual(app.stack, ['pages/mine/index']);
    const login = app.requests.find(({ path: called }) => called === '/api/member/user/loginByMsg');
    assert.deepEqual(Object.keys(JSON.parse(login?.body ?? '{}') as object).sort(), ['ciphertext', 'data']);
    assert.ok(!login?.body?.includes(mobile), 'the mobile travels in the open');
    const authorization = app.requests.at(-1)?.headers.authorization ?? '';
    const user = await answer<CurrentUser>('/api/member/user/current', { authorization });
    assert.ok(app.page.text().includes(user.nickname), app.page.text());
  });

  it('stays within the budgets of setData', () => {
    app.holdTo(stepBudgets());
  });
});
