import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from '@contract/common';
import type { PriceLine } from '@contract/market';
import type { LineFacets, QuoteMonth } from '@contract/priceList';
import { startServer, type TestServer } from '../../server';
import type { App } from '../harness/App';
import { launch } from '../harness/launch';
import { stepBudgets } from './budgets';
import { dist } from './dist';

/** Where a line stands in the list: grade, origin unless it is the market's, market. */
const placeOf = ({ gradeName, origin, marketShortName }: PriceLine) =>
  [gradeName, ...(origin && origin !== marketShortName ? [origin] : []), marketShortName].join('·');

describe('the price list in the mini-program', () => {
  let server: TestServer;
  let app: App;

  async function answer<T>(path: string): Promise<T> {
    const { code, data } = (await (await fetch(server.url + path)).json()) as { code: number; data: T };
    assert.equal(code, 200, path);
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

  it('opens from the market tab and begins with the first letter', async () => {
    const [first] = (await answer<Page<PriceLine>>('/api/front/market/lines?sort=letter&limit=1')).items;
    const { lineCount } = await answer<LineFacets>('/api/front/market/facets');
    assert.ok(first);
    await app.switchTab(1);
    await app.tap({ label: '按日期查看' });
    assert.equal(app.page.path, 'pagesMarket/marketList/index');
    const text = app.page.text();
    assert.ok(text.includes(placeOf(first)), text);
    assert.ok(text.includes(`${lineCount} 条报价`), text);
  });

  it('jumps to the last letter and draws its rows, not those in between', async () => {
    const { letters } = await answer<LineFacets>('/api/front/market/facets');
    const last = letters.at(-1)?.letter ?? '';
    const lines = (await answer<Page<PriceLine>>('/api/front/market/lines?sort=letter&limit=500')).items;
    const wanted = lines.find(({ letter }) => letter === last);
    assert.ok(wanted);
    await app.tap({ text: last, nth: 0 });
    assert.ok(app.page.text().includes(placeOf(wanted)), app.page.text());
    assert.ok((app.steps.list.at(-1)?.nodes ?? 0) <= stepBudgets().pageNodes);
  });

  it('opens a line and comes back to the same rows', async () => {
    const before = app.page.text();
    const requests = app.requests.length;
    const place = before.split('\n').find((line) => line.includes('·')) ?? '';
    await app.tap({ text: place, nth: 0 });
    assert.equal(app.page.path, 'pagesMarket/marketInfo/index');
    const opened = app.requests.length;
    assert.ok(opened > requests);
    await app.back();
    assert.equal(app.page.text(), before);
    assert.equal(app.requests.length, opened);
  });

  it('shows the quotes of a marked day', async () => {
    const { last } = await answer<QuoteMonth>('/api/front/market/days?month=2020-01');
    const { days } = await answer<QuoteMonth>(`/api/front/market/days?month=${last?.slice(0, 7)}`);
    const day = days.at(-2) ?? days.at(-1) ?? '';
    const [month, date] = [Number(day.slice(5, 7)), Number(day.slice(8))];
    await app.tapForWindow({ text: '最新报价' });
    await app.tapForWindow({ label: `${month}月${date}日，有报价` });
    assert.ok(app.page.text().includes(`${month}月${date}日`), app.page.text());
    const request = app.requests.filter(({ path }) => path.startsWith('/api/front/market/lines')).at(-1);
    assert.ok(request, 'the list was not asked for');
  });

  it('stays within the budgets of setData', () => {
    app.holdTo(stepBudgets());
  });
});
