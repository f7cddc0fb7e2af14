import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { CurrentUser } from '@contract/user';
import type { App } from '../harness/App';
import { answer } from './answer';
import { logIn } from './logIn';
import { prefix } from './openApp';
import { stage } from './stage';

describe('the team of a company in the mini-program', () => {
  const scene = stage();
  let app: App;

  async function open(storage?: App['storage']): Promise<void> {
    app = await scene.open({
      path: 'pagesAuth/company/CompanyManager',
      ...(storage && { storage })
    });
  }

  before(async () => {
    await open();
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
    const person = await answer<CurrentUser>(scene.server, '/api/member/user/current', {
      authorization: `Bearer ${token}`
    });
    assert.equal(person.company?.memberCount, 9);
  });

  it('shows a code to invite with', async () => {
    await app.tap({ text: '邀请成员' });
    assert.match(app.page.text(), /GXYT2026/);
  });
});
