import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Page } from '@contract/common';
import type { OwnPurchaseBrief } from '@contract/ownPurchase';
import type { PurchaseDetail } from '@contract/purchase';
import type { QuotationBrief } from '@contract/quotationList';
import type { App } from '../harness/App';
import { fetchJson } from './fetchJson';
import { setupScenario } from './setupScenario';

const infoPath = 'pagesTransaction/purchase/purchase-info/index';
const oursPath = 'pagesTransaction/purchase/our-purchase/index';
/** A buyer whose requests have quotations, and a member who may not quote. */
const [buyer, member] = ['13800138004', '13800138002'];

describe('a deal in the mini-program', () => {
  const scene = setupScenario();
  let app: App;
  let request: OwnPurchaseBrief;
  let quotations: QuotationBrief[];

  async function ask<T>(call: string): Promise<T[]> {
    return (await fetchJson<Page<T>>(scene.server, call, await scene.headersOf(buyer))).items;
  }
  const received = (tab: string) =>
    ask<QuotationBrief>(`/api/front/quotation/list?side=received&tab=${tab}&sort=updated&limit=50`);

  before(async () => {
    const open = (await received('all')).filter(({ status }) =>
      ['submitted', 'viewed', 'shortlisted'].includes(status)
    );
    const own = await ask<OwnPurchaseBrief>('/api/front/purchase/mine?tab=quoting&limit=20');
    const wanted = own.find(({ id }) => open.filter(({ purchaseId }) => purchaseId === id).length > 1);
    assert.ok(wanted, 'the demo data has no request of the buyer with two open quotations');
    request = wanted;
    quotations = open.filter(({ purchaseId }) => purchaseId === request.id);
    app = await scene.openAs(buyer, oursPath);
  });

  it('is invisible to others, who see the number of quotations', async () => {
    const detail = await fetchJson<PurchaseDetail>(scene.server, `/api/front/purchase/detail?id=${request.id}`);
    const other = await scene.openAs(member, infoPath, { id: request.id });
    assert.ok(other.page.text().includes(`${detail.quoteCount} /${detail.maxQuotes}`), other.page.text());
    assert.match(other.page.text(), /完成个人认证后可以报价/);
    for (const { party } of quotations) assert.ok(!other.page.text().includes(party?.name ?? ''), other.page.text());
  });

  it('starts at the own requests, which need a login', async () => {
    assert.match((await scene.open({ path: oursPath })).page.text(), /登录后看自己的采购/);
    await app.tap({ text: request.title, nth: 0 });
    assert.equal(app.page.path, infoPath);
    await app.until(() => app.page.text().includes('到厂价'));
    for (const { party } of quotations) assert.ok(app.page.text().includes(party?.name ?? ''), app.page.text());
  });

  it('is not made over more than the supplier’s quantity', async () => {
    await app.tap({ text: '采纳', nth: 0 });
    await app.until(() => app.page.text().includes('采纳数量'));
    await app.input({ label: '采纳数量' }, '99999999');
    assert.match(app.page.text(), /超过(对方可供|还要)的数量/);
    await app.tap({ text: '确认采纳' });
    assert.ok(!app.requests.some(({ path }) => path.endsWith('/quotation/accept')));
  });

  it('is made over a part, and shows the other side’s number', async () => {
    await app.input({ label: '采纳数量' }, '1');
    await app.tap({ text: '确认采纳' });
    await app.until(() => app.page.text().includes('已采纳，去联系对方'));
    const taken = (await received('accepted')).find(({ purchaseId }) => purchaseId === request.id);
    await app.tap({ label: `看 ${taken?.party?.name} 的报价` });
    assert.match(app.page.text(), /打给供应商 1\d\d \d{4} \d{4}/);
    assert.match(app.page.text(), /到厂合计/);
  });
});
