import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Page } from '@contract/common';
import type { PriceLine } from '@contract/priceLine';
import type { LineFacets, QuoteMonth } from '@contract/priceList';
import type { App } from '../harness/App';
import { stepBudgets } from './budgets';
import { fetchJson } from './fetchJson';
import { setupScenario } from './setupScenario';

/** Returns the second line of a row. */
const rowTextOf = ({ gradeName, marketShortName }: PriceLine) => `${gradeName}·${marketShortName}`;

describe('the price list in the mini-program', () => {
  const scene = setupScenario();
  let app: App;
  before(async () => {
    app = await scene.open();
  });

  it('opens from the market tab and starts with the first letter', async () => {
    const [first] = (
      await fetchJson<Page<PriceLine>>(scene.server, '/api/front/market/lines?sort=letter&limit=1&marketIds=yulin')
    ).items;
    const { lineCount } = await fetchJson<LineFacets>(scene.server, '/api/front/market/facets?marketIds=yulin');
    assert.ok(first);
    await app.switchTab(1);
    await app.tap({ label: '按日期查看' });
    assert.equal(app.page.path, 'pagesMarket/marketList/index');
    const text = app.page.text();
    assert.ok(text.includes(rowTextOf(first)), text);
    assert.ok(text.includes(`${lineCount} 条报价`), text);
  });

  it('jumps to the last letter and renders its rows, not those in between', async () => {
    const { letters } = await fetchJson<LineFacets>(scene.server, '/api/front/market/facets?marketIds=yulin');
    const last = letters.at(-1)?.letter ?? '';
    const lines = (
      await fetchJson<Page<PriceLine>>(scene.server, '/api/front/market/lines?sort=letter&limit=500&marketIds=yulin')
    ).items;
    const wanted = lines.find(({ letter }) => letter === last);
    assert.ok(wanted);
    await app.tap({ text: last, nth: 0 });
    assert.ok(app.page.text().includes(rowTextOf(wanted)), app.page.text());
    assert.ok((app.steps.list.at(-1)?.nodes ?? 0) <= stepBudgets().pageNodes);
  });

  it('returns from a line to the same rows', async () => {
    const before = app.page.text();
    const requests = app.requests.length;
    const rowText = before.split('\n').find((line) => line.includes('·')) ?? '';
    await app.tap({ text: rowText, nth: 0 });
    assert.equal(app.page.path, 'pagesMarket/marketInfo/index');
    const opened = app.requests.length;
    assert.ok(opened > requests);
    await app.back();
    assert.equal(app.page.text(), before);
    assert.equal(app.requests.length, opened);
  });

  it('sorts by the change, also far down, with no more rows than a screen has', async () => {
    const page = await scene.open({ path: 'pagesMarket/marketList/index' });
    await page.tapForWindow({ label: '日涨跌, 点一下按涨幅排序' });
    for (let top = 0; top < 3000; top += 300) await page.scrollTo(top);
    await page.tapForWindow({ label: '日涨跌, 按涨幅排序，点一下按跌幅' });
  });

  it('sorts after a jump by rendering the top of the list only', async () => {
    const page = await scene.open({ path: 'pagesMarket/marketList/index' });
    const { letters } = await fetchJson<LineFacets>(scene.server, '/api/front/market/facets?marketIds=yulin');
    await page.tap({ text: letters.at(-1)?.letter ?? '', nth: 0 });
    await page.tapForWindow({ label: '日涨跌, 点一下按涨幅排序' });
  });

  it('shows the quotes of a marked day from the top, and those of another day in their row', async () => {
    const { last } = await fetchJson<QuoteMonth>(scene.server, '/api/front/market/days?month=2020-01');
    const { days } = await fetchJson<QuoteMonth>(scene.server, `/api/front/market/days?month=${last?.slice(0, 7)}`);
    const nameOf = (day = '') => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`;
    const asked = () => app.requests.filter(({ path }) => path.startsWith('/api/front/market/lines')).length;
    const [first, second] = [nameOf(days.at(-1)), nameOf(days.at(-2))];
    const before = asked();
    await app.tap({ text: '最新' });
    await app.tapForWindow({ label: `${first}，有报价` });
    assert.ok(app.page.text().includes(first), app.page.text());
    await app.tap({ text: first });
    await app.tapForWindow({ label: `${second}，有报价` });
    assert.ok(app.page.text().includes(second), app.page.text());
    assert.equal(asked(), before + 2);
  });
});
