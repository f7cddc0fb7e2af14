import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Page } from '@contract/common';
import type { HomeFeed } from '@contract/home';
import type { PriceLine } from '@contract/priceLine';
import type { CurrentUser } from '@contract/user';
import type { App } from '../harness/App';
import { fetchJson } from './fetchJson';
import { logIn } from './logIn';
import { setupScenario } from './setupScenario';

const mobile = '13912345678';
const tabs = { home: 0, market: 1, mine: 3 };

/** Formats fen per kilogram as the rows do: 3450 is 34.50. */
const yuan = (fen: number | null) => ((fen ?? 0) / 100).toFixed(2);

describe('the core flow in the mini-program', () => {
  const scene = setupScenario();
  let app: App;
  before(async () => {
    app = await scene.open();
  });

  it('shows the server’s prices on the home', async () => {
    const feed = await fetchJson<HomeFeed>(scene.server, '/api/front/home/feed');
    const text = app.page.text();
    for (const { varietyName, midFen } of feed.lines.slice(0, 3)) {
      assert.ok(text.includes(varietyName), `${varietyName} in:\n${text}`);
      assert.ok(text.includes(yuan(midFen)), `${yuan(midFen)} in:\n${text}`);
    }
  });

  it('opens the gallery of the banners on a long press, and comes back', async () => {
    const [banner] = (await fetchJson<HomeFeed>(scene.server, '/api/front/home/feed')).banners;
    assert.ok(banner);
    await app.hold({ text: banner.title, nth: 0 });
    assert.deepEqual(app.stack, ['pages/index/index', 'pages/index/home-swiper/ImagePreview']);
    await app.back();
    assert.deepEqual(app.stack, ['pages/index/index']);
  });

  it('opens a price line from the market tab and draws its chart', async () => {
    const [row] = (await fetchJson<Page<PriceLine>>(scene.server, '/api/front/market/lines?categoryId=fruit')).items;
    assert.ok(row);
    await app.switchTab(tabs.market);
    await app.tap({ text: `${row.gradeName}·${row.marketShortName}` });
    assert.equal(app.page.path, 'pagesMarket/marketInfo/index');
    assert.ok(app.page.text().includes(yuan(row.midFen)), app.page.text());
    const canvas = app.page.find({ tag: 'canvas' });
    assert.ok(
      app.page.drawCalls(canvas.id).filter(({ name }) => name === 'lineTo').length > 5,
      'the chart has no curve'
    );
  });

  it('returns to the market with its state', async () => {
    const requests = app.requests.length;
    await app.tap({ label: '返回' });
    assert.deepEqual(app.stack, ['pages/market/index']);
    assert.equal(app.requests.length, requests);
  });

  it('logs in with a code by a secure call, and shows the user', async () => {
    await app.switchTab(tabs.mine);
    await app.tap({ text: '登录 / 注册' });
    await logIn(app, mobile);

    assert.deepEqual(app.stack, ['pages/mine/index']);
    const login = app.requests.find(({ path: called }) => called === '/api/member/user/loginByMsg');
    assert.deepEqual(Object.keys(JSON.parse(login?.body ?? '{}') as object).sort(), ['ciphertext', 'data']);
    assert.ok(!login?.body?.includes(mobile), 'the mobile travels in the open');
    const authorization = app.requests.at(-1)?.headers.authorization ?? '';
    const user = await fetchJson<CurrentUser>(scene.server, '/api/member/user/current', { authorization });
    assert.ok(app.page.text().includes(user.nickname), app.page.text());
  });
});
