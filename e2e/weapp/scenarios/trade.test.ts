import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Page } from '@contract/common';
import type { PurchaseBrief, SupplyBrief } from '@contract/listing';
import type { PurchaseDetail } from '@contract/purchase';
import type { App } from '../harness/App';
import { fetchJson } from './fetchJson';
import { chooseRegion } from './formActions';
import { setupScenario } from './setupScenario';

/** A grower, verified as a person, who may quote, and a member who may not. */
const [supplier, newcomer] = ['13800138001', '13800138002'];
const tab = 2;

describe('supply and demand in the mini-program', () => {
  const scene = setupScenario();
  let app: App;
  before(async () => {
    app = await scene.open();
  });

  /** Returns a request that every verified user may quote on. */
  async function openRequest(): Promise<PurchaseBrief> {
    const headers = await scene.headersOf(supplier);
    const { items } = await fetchJson<Page<PurchaseBrief>>(scene.server, '/api/front/purchase/list?limit=50');
    for (const request of items) {
      const path = `/api/front/purchase/detail?id=${request.id}`;
      const detail = await fetchJson<PurchaseDetail>(scene.server, path, headers);
      if (detail.obstacle === null && detail.myQuotation === null && detail.gradeId !== null) return request;
    }
    throw new Error('the demo data has no request that is open to the supplier');
  }

  async function firstInStock(): Promise<string> {
    const call = '/api/front/supply/list?limit=5&certifiedOnly=true&inStock=true';
    const { items } = await fetchJson<Page<SupplyBrief>>(scene.server, call);
    return items[0]?.title ?? assert.fail('nothing lies in stock');
  }

  it('the tab filters by goods in stock of verified sellers', async () => {
    await app.switchTab(tab);
    await app.tap({ text: '已认证', nth: 0 });
    await app.tap({ text: '现货', nth: 0 });
    const asked = app.requests.at(-1)?.url ?? '';
    assert.match(asked, /certifiedOnly=true/);
    assert.match(asked, /inStock=true/);
    const title = await firstInStock();
    assert.ok(app.page.text().includes(title), app.page.text());
  });

  it('a supply opens, and the way back restores the list', async () => {
    const shown = app.page.text();
    const title = await firstInStock();
    await app.tap({ text: title, nth: 0 });
    assert.equal(app.page.path, 'pagesTransaction/supply/supply-info/index');
    assert.ok(app.page.text().includes(title), app.page.text());
    await app.tap({ label: '返回' });
    assert.equal(app.page.text(), shown);
  });

  it('a quotation needs a login and a verification', async () => {
    const { id } = await openRequest();
    const visitor = await scene.open({
      path: 'pagesTransaction/quotation/create-quotation/index',
      query: { purchaseId: id }
    });
    assert.match(visitor.page.text(), /登录后发布/);
    const member = await scene.openAs(newcomer, 'pagesTransaction/quotation/create-quotation/index', {
      purchaseId: id
    });
    assert.match(member.page.text(), /个人认证后才能报价/);
  });

  it('a quotation on a request is sent, and its status shown', async () => {
    const { id } = await openRequest();
    const phone = await scene.openAs(supplier, 'pagesTransaction/purchase/purchase-info/index', { id });
    await phone.tap({ text: '报价' });
    assert.equal(phone.page.path, 'pagesTransaction/quotation/create-quotation/index');
    await phone.until(() => phone.page.text().includes('可供数量'));
    await phone.input({ label: '单价' }, '36.8');
    await chooseRegion(phone, '产地 请选择');
    await phone.input({ label: '交期' }, '3');
    await phone.tap({ text: '核对并发送' });
    await phone.tap({ text: '发送报价' });
    await phone.until(() => phone.page.path === 'pagesTransaction/quotation/edit-quotation/index');
    assert.match(phone.page.text(), /待查看/);
    assert.match(phone.page.text(), /36\.80/);
  });
});
