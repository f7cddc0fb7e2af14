import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Page } from '@contract/common';
import type { QuotationBrief } from '@contract/quotationList';
import type { App } from '../harness/App';
import { fetchJson } from './fetchJson';
import { setupScenario } from './setupScenario';

const path = 'pagesTransaction/quotation/our-quotation/index';
const editPath = 'pagesTransaction/quotation/edit-quotation/index';
/** A grower who has quoted, and one who has not. */
const [supplier, stranger] = ['13800138001', '13800138002'];
const open = ['submitted', 'viewed', 'shortlisted'];

describe('own quotations in the mini-program', () => {
  const scene = setupScenario();
  let app: App;
  let sent: QuotationBrief[];

  before(async () => {
    app = await scene.openAs(supplier, path);
    const call = '/api/front/quotation/list?side=sent&tab=all&sort=updated&limit=50';
    ({ items: sent } = await fetchJson<Page<QuotationBrief>>(scene.server, call, await scene.headersOf(supplier)));
  });

  it('need a login', async () => {
    const visitor = await scene.open({ path });
    assert.match(visitor.page.text(), /登录后报价/);
  });

  it('are refused to other users', async () => {
    const other = await scene.openAs(stranger, editPath, { id: sent[0]?.id ?? '' });
    assert.match(other.page.text(), /找不到这份报价/);
    assert.ok(!other.page.text().includes(sent[0]?.purchaseTitle ?? ''), other.page.text());
  });

  it('are listed by status', async () => {
    assert.ok(app.page.text().includes(sent[0]?.purchaseTitle ?? ''), app.page.text());
    await app.tap({ text: '我收到的' });
    assert.doesNotMatch(app.page.text(), /采纳率/);
    await app.tap({ text: '我发出的' });
    await app.tap({ text: '已过期', nth: 0 });
    const expired = sent.filter(({ status }) => status === 'expired');
    assert.match(app.page.text(), expired[0] ? new RegExp(expired[0].purchaseTitle.slice(0, 4)) : /这里没有报价/);
  });

  it('become a second version, which needs a change', async () => {
    const quotation = sent.find(({ status, version }) => open.includes(status) && version === 1);
    assert.ok(quotation, 'the demo data has no open quotation of the supplier');
    const page = await scene.openAs(supplier, editPath, { id: quotation.id });
    await page.tapForPage({ text: '修改报价 还能改 3 次' });
    await page.tap({ text: '核对修改' });
    assert.match(page.page.text(), /还没有改动/);
    await page.input({ label: '单价' }, String(Math.round((quotation.unitFen ?? 0) * 0.99) / 100));
    assert.match(page.page.text(), /改了 1 项/);
    await page.tap({ text: '核对修改' });
    await page.tap({ text: '发送新版本' });
    await page.until(() => page.page.text().includes('第 2 版'));
    assert.match(page.page.text(), /还能改 2 次/);
  });

  it('are withdrawn for good', async () => {
    const last = sent.filter(({ status }) => open.includes(status)).at(-1);
    const page = await scene.openAs(supplier, editPath, { id: last?.id ?? '' });
    await page.tap({ text: '撤回' });
    assert.match(page.page.text(), /撤回后不能再对这条采购报价/);
    await page.tap({ text: '撤回', nth: 1 });
    await page.until(() => page.page.text().includes('已撤回'));
    assert.doesNotMatch(page.page.text(), /修改报价/);
  });
});
