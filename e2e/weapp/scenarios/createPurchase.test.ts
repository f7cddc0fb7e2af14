import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startServer, type TestServer } from '../../server';
import type { App } from '../harness/App';
import { stepBudgets } from './budgets';
import { logIn } from './logIn';
import { openApp } from './openApp';

describe('a purchase request in the mini-program', () => {
  let server: TestServer;
  let app: App;
  before(async () => {
    server = await startServer();
  });
  after(async () => {
    console.log(`\n${app?.steps.table()}\n`);
    app?.close();
    await server?.stop();
  });

  it('asks for a login, then says what its first step lacks', async () => {
    app = await openApp({ baseUrl: server.url, path: 'pagesTransaction/purchase/create-purchase/index' });
    assert.match(app.page.text(), /登录后发布/);
    await app.tap({ text: '登录' });
    await logIn(app, '19912345680');
    await app.until(() => app.page.text().includes('品种与规格'));
    await app.tap({ text: '还差 6 项，去填写' });
    assert.match(app.page.text(), /填采购量/);
    assert.doesNotMatch(app.page.text(), /收货地/);
  });

  it('goes on once the goods are known, its title written by itself', async () => {
    await app.tapForWindow({ label: '品种与规格 选择品种、等级和形态' });
    await app.until(() => app.page.text().includes('八角'));
    await app.tap({ text: '八角' });
    await app.tap({ text: '大红' });
    await app.tap({ text: '整货' });
    await app.tap({ text: '选好了' });
    await app.tap({ text: '吨' });
    await app.input({ label: '采购量' }, '5');
    await app.input({ label: '期望价' }, '34000');
    await app.tap({ text: '下一步' });
    assert.match(app.page.text(), /收货地/);
    app.holdTo(stepBudgets());
  });
});
