import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startServer, type TestServer } from '../../server';
import type { App } from '../harness/App';
import { stepBudgets } from './budgets';
import { logIn } from './logIn';
import { openApp } from './openApp';

describe('reaching the seller of a supply in the mini-program', () => {
  const apps: App[] = [];
  let server: TestServer;
  let supplyId: string;
  let storage: App['storage'] | undefined;

  async function open(path: string): Promise<App> {
    const app = await openApp({ baseUrl: server.url, path, scene: 1007, ...(storage && { storage }) });
    apps.push(app);
    return app;
  }

  before(async () => {
    server = await startServer();
    const answer = await fetch(`${server.url}/api/front/supply/list?limit=50`);
    const { data } = (await answer.json()) as { data: { items: { id: string; seller: { name: string } }[] } };
    const others = data.items.filter(({ seller }) => seller.name !== '辛味食品');
    supplyId = others[0]?.id ?? assert.fail('no supply is offered');
  });

  after(async () => {
    for (const app of apps) {
      console.log(`\n${app.steps.table()}\n`);
      app.close();
    }
    await server?.stop();
  });

  it('a shared supply is read without a login', async () => {
    const app = await open(`pagesTransaction/supply/middle-page/index?id=${supplyId}&type=share&inviteCode=ABCD`);
    await app.until(() => app.page.text().includes('查看完整信息'));
    assert.match(app.page.text(), /联系卖家/);
    app.holdTo(stepBudgets());
  });

  it('asks the seller and begins a conversation', async () => {
    const login = await open('pagesAuth/login/PhoneLogin');
    await logIn(login, '13800138004');
    ({ storage } = login);
    const app = await open(`pagesTransaction/supply/customer-service/index?id=${supplyId}`);
    await app.until(() => app.page.text().includes('可以先问库存'));
    await app.tap({ text: '还有现货吗？' });
    await app.tap({ text: '发送' });
    await app.until(() => app.page.text().includes('点开看供应详情'));
    app.holdTo(stepBudgets());
  });

  it('asks for an exchange of contacts; the number stays with its owner until then', async () => {
    const app = await open(`pagesTransaction/supply/exchange-link/index?id=${supplyId}`);
    await app.until(() => app.page.text().includes('我展示的信息'));
    await app.tap({ text: '发送请求' });
    await app.until(() => app.page.text().includes('等待对方同意'));
    app.holdTo(stepBudgets());
  });
});
