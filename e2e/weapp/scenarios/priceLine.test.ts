import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { PriceLineInfo } from '@contract/lineInfo';
import { startServer, type TestServer } from '../../server';
import type { App } from '../harness/App';
import { launch } from '../harness/launch';
import { stepBudgets } from './budgets';
import { dist } from './dist';

const lineId = 'star-anise.dahong.yulin';
const mobile = '13912345671';

/** 3450 fen a kilogram → 34.50, as the page shows it. */
const yuan = (fen: number | null) => ((fen ?? 0) / 100).toFixed(2);

describe('a price line in the mini-program', () => {
  let server: TestServer;
  let app: App;
  let info: PriceLineInfo;

  before(async () => {
    server = await startServer();
    const response = await fetch(`${server.url}/api/front/market/line?lineId=${lineId}`);
    info = ((await response.json()) as { data: PriceLineInfo }).data;
    app = await launch({ dist, baseUrl: server.url });
  });
  after(async () => {
    if (app) console.log(`\n${app.steps.table()}\n`);
    app?.close();
    await server?.stop();
  });

  const drawn = () => app.page.drawn(app.page.find({ tag: 'canvas' }).id);
  const asked = (path: string) => app.requests.filter((request) => request.path.split('?')[0] === path);

  it('opens with its price, its provenance and what is traded of it', async () => {
    await app.switchTab(1);
    await app.tap({ text: `${info.line.gradeName}·${info.line.marketShortName}` });
    assert.equal(app.page.path, 'pagesMarket/marketInfo/index');
    const text = app.page.text();
    for (const part of [yuan(info.line.midFen), info.provenance.sourceName, info.supplies[0]?.title ?? '?']) {
      assert.ok(text.includes(part), `${part} in:\n${text}`);
    }
  });

  it('draws another range', async () => {
    await app.tap({ text: '7日' });
    assert.equal(asked('/api/front/market/series').length, 2);
    assert.ok(drawn().some(({ name }) => name === 'lineTo'));
  });

  it('lays another grade over the chart and says how far it lies away', async () => {
    const other = info.grades.find((grade) => grade.lineId !== lineId)?.gradeName ?? '';
    await app.tap({ text: '对比' });
    await app.tap({ text: other, nth: 1 });
    assert.match(app.page.text(), /[+−]\d+\.\d\d [+−]\d+\.\d\d%/);
    await app.tap({ label: '关闭' });
    await app.tap({ label: `取消对比${other}` });
  });

  it('asks for the login before an alert, and then sets it', async () => {
    await app.tap({ text: '提醒' });
    assert.ok(app.page.text().includes('登录后设价格提醒'), app.page.text());
    await app.tap({ text: '手机号登录' });
    await app.input({ placeholder: '输入手机号' }, mobile);
    await app.tap({ label: '已阅读并同意 用户协议、隐私政策' });
    await app.tap({ text: '获取验证码' });
    const [, code = ''] = /演示验证码 (\d{6})/.exec(app.page.text()) ?? [];
    await app.input({ label: '验证码，6 位数字' }, code);

    assert.equal(app.page.path, 'pagesMarket/marketInfo/index');
    await app.input({ label: '提醒价格' }, '999');
    await app.tap({ text: '添加提醒' });
    assert.ok(app.page.text().includes('涨到 999.00 元/公斤'), app.page.text());
    const sent = asked('/api/front/market/alert').at(-1);
    assert.deepEqual(JSON.parse(sent?.body ?? '{}'), { lineId, rule: { kind: 'above', priceFen: 99900 } });
  });

  it('stays within the budgets of setData', () => {
    app.holdTo(stepBudgets());
  });
});
