import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { CurrentUser } from '@contract/user';
import { startServer, type TestServer } from '../../server';
import type { App } from '../harness/App';
import { answer } from './answer';
import { stepBudgets } from './budgets';
import { logIn } from './logIn';
import { openApp, prefix } from './openApp';

describe('the team of a company in the mini-program', () => {
  let server: TestServer;
  const apps: App[] = [];
  let app: App;

  async function open(storage?: App['storage']): Promise<void> {
    app = await openApp({
      baseUrl: server.url,
      path: 'pagesAuth/company/CompanyManager',
      ...(storage && { storage })
    });
    apps.push(app);
  }

  before(async () => {
    server = await startServer();
    await open();
  });

  after(async () => {
    for (const opened of apps) {
      console.log(`\n${opened.steps.table()}\n`);
      opened.close();
    }
    await server?.stop();
  });

  it('asks who it is, and shows the team after the login', async () => {
    await app.tap({ text: '去登录' });
    await logIn(app, '13800138000');
    assert.equal(app.page.path, 'pagesAuth/company/CompanyManager');
    assert.match(app.page.text(), /桂南香叶供应链（演示）/);
    assert.match(app.page.text(), /待处理申请/);
  });

  it('is there at once on the next visit', async () => {
    await open(app.storage);
    assert.match(app.page.text(), /待处理申请/);
  });

  it('lets in who has applied', async () => {
    await app.tap({ text: '通过' });
    assert.doesNotMatch(app.page.text(), /待处理申请/);
    assert.match(app.page.text(), /和志山/);
    assert.match(app.page.text(), /9\/200/);
    const token = JSON.parse(app.storage.get(`${prefix}token`) as string) as string;
    const person = await answer<CurrentUser>(server, '/api/member/user/current', { authorization: `Bearer ${token}` });
    assert.equal(person.company?.memberCount, 9);
  });

  it('shows a code to invite with', async () => {
    await app.tap({ text: '邀请成员' });
    assert.match(app.page.text(), /GXYT2026/);
    app.holdTo(stepBudgets());
  });
});
