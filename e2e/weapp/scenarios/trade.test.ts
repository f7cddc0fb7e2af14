import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from '@contract/common';
import type { PurchaseBrief, SupplyBrief } from '@contract/listing';
import type { PurchaseDetail } from '@contract/purchase';
import { startServer, type TestServer } from '../../server';
import type { App } from '../harness/App';
import { answer } from './answer';
import { stepBudgets } from './budgets';
import { logIn } from './logIn';
import { openApp } from './openApp';

/** A grower, verified as a person, who may quote. */
const supplier = '13800138001';
const tab = 2;

describe('supply and demand in the mini-program', () => {
  let server: TestServer;
  let app: App;

  before(async () => {
    server = await startServer();
    app = await openApp({ baseUrl: server.url });
  });
  after(async () => {
    console.log(`\n${app?.steps.table()}\n`);
    app?.close();
    await server?.stop();
  });

  /** A request that anybody verified may quote on. */
  async function openRequest(): Promise<PurchaseBrief> {
    const authorization = app.requests.at(-1)?.headers.authorization ?? '';
    const { items } = await answer<Page<PurchaseBrief>>(server, '/api/front/purchase/list?limit=50');
    for (const request of items) {
      const path = `/api/front/purchase/detail?id=${request.id}`;
      const detail = await answer<PurchaseDetail>(server, path, { authorization });
      if (detail.obstacle === null && detail.myQuotation === null && detail.gradeId !== null) return request;
    }
    throw new Error('the demo data has no request that is open to the supplier');
  }

  it('opens the tab and narrows it to what lies in stock at verified sellers', async () => {
    await app.switchTab(tab);
    await app.tap({ text: '已认证', nth: 0 });
    await app.tap({ text: '现货', nth: 0 });
    const asked = app.requests.at(-1)?.url ?? '';
    assert.match(asked, /certifiedOnly=true/);
    assert.match(asked, /inStock=true/);
    const { items } = await answer<Page<SupplyBrief>>(
      server,
      '/api/front/supply/list?limit=5&certifiedOnly=true&inStock=true'
    );
    assert.ok(items[0]);
    assert.ok(app.page.text().includes(items[0].title), app.page.text());
  });

  it('opens a supply, and comes back to the list as it was', async () => {
    const shown = app.page.text();
    const { items } = await answer<Page<SupplyBrief>>(
      server,
      '/api/front/supply/list?limit=5&certifiedOnly=true&inStock=true'
    );
    const title = items[0]?.title ?? '';
    await app.tap({ text: title, nth: 0 });
    assert.equal(app.page.path, 'pagesTransaction/supply/supply-info/index');
    assert.ok(app.page.text().includes(title), app.page.text());
    await app.tap({ label: '返回' });
    assert.equal(app.page.text(), shown);
  });

  it('quotes on a request, and reads how the quotation stands', async () => {
    app.close();
    app = await openApp({
      baseUrl: server.url,
      path: 'pagesTransaction/quotation/our-quotation/index',
      query: {},
      scene: 1001
    });
    await app.tap({ text: '登录' });
    await logIn(app, supplier);
    await app.until(() => app.page.text().includes('我发出的'));
    const request = await openRequest();
    const { storage } = app;
    app.close();

    app = await openApp({
      baseUrl: server.url,
      storage,
      path: 'pagesTransaction/purchase/purchase-info/index',
      query: { id: request.id },
      scene: 1007
    });
    await app.tap({ text: '报价' });
    assert.equal(app.page.path, 'pagesTransaction/quotation/create-quotation/index');
    await app.until(() => app.page.text().includes('可供数量'));
    await app.input({ label: '单价' }, '36.8');
    await app.tapForWindow({ label: '产地 请选择' });
    await app.until(() => app.page.text().includes('广西壮族自治区'));
    await app.tap({ text: '广西壮族自治区' });
    await app.tap({ text: '玉林市' });
    await app.tap({ text: '玉州区' });
    await app.input({ label: '几天内发货' }, '3');
    await app.tap({ text: '核对并发送' });
    await app.tap({ text: '发送报价' });
    await app.until(() => app.page.path === 'pagesTransaction/quotation/edit-quotation/index');
    assert.match(app.page.text(), /待查看/);
    assert.match(app.page.text(), /36\.80/);
    app.holdTo(stepBudgets());
  });
});
