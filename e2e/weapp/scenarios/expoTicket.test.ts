import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { routes } from '../../../src/routes';
import { startSession } from '../../session';
import type { App } from '../harness/App';
import { chooseRegion } from './formActions';
import { setupScenario } from './setupScenario';

const visitor = '19900000811';
const code = { label: '陆志强的门票码' };

describe('the registration for an expo in the mini-program', () => {
  const scene = setupScenario();
  const isRead = (app: App, text: string) => app.until(() => app.page.text().includes(text));

  before(async () => {
    // A new account would be asked for its profile on the page that the login returns to.
    await startSession(scene.server.url, visitor);
  });

  it('asks for a login, and issues a ticket whose code is bright on the screen', async () => {
    const guest = await scene.open({ path: routes['exhibit.register'] });
    assert.match(guest.page.text(), /登录后登记观众票/);
    const app = await scene.openAs(visitor, routes['exhibit.register']);
    await isRead(app, '参观人');
    await app.input({ label: '姓名' }, '陆志强');
    await app.input({ label: '单位' }, '辛味食品');
    await app.input({ label: '职务' }, '采购经理');
    await app.tap({ text: '采购商' });
    await app.tapForWindow({ label: '关注品种 选择品种' });
    await isRead(app, '八角');
    await app.tap({ text: '八角' });
    await app.tap({ text: '确定（1）' });
    await app.tap({ text: '其他国家' });
    await app.tapForWindow({ label: '国家 选择国家' });
    await app.tap({ text: '越南' });
    await app.tap({ text: '中国' });
    await chooseRegion(app, '所在地区 选择地区');
    await app.tap({ text: '免费登记' });
    assert.match(app.page.text(), /先勾选同意，再登记/);
    await app.tap({ label: '同意参观须知，同意用登记的信息制票和核验入场' });
    await app.tap({ text: '免费登记' });
    await app.until(() => app.page.has(code));
    assert.deepEqual([app.sideEffects.brightness, app.sideEffects.isKeptOn], [1, true]);
  });

  it('shows the ticket after a cold start without a network', async () => {
    const { storage } = await scene.openAs(visitor, routes['exhibit.register']);
    await scene.server.kill();
    try {
      const app = await scene.open({
        path: routes['exhibit.register'],
        scene: 1007,
        storage,
        tolerate: [/ECONNREFUSED/, /request:fail/]
      });
      await app.until(() => app.page.has(code));
      assert.match(app.page.text(), /[0-9A-Z]{4} [0-9A-Z]{4}/);
    } finally {
      await scene.server.restart();
    }
  });
});
