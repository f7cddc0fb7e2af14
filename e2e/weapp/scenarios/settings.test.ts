import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { App } from '../harness/App';
import { logIn } from './logIn';
import { prefix } from './openApp';
import { setupScenario } from './setupScenario';

const mobile = '13912345720';
const path = 'pagesAuth/setting/AccountSetting';

const isStored = (app: App, field: string) => app.storage.get(prefix + field) !== undefined;

describe('settings in the mini-program', () => {
  const scene = setupScenario();

  async function open(): Promise<App> {
    return scene.open({ path, query: {} });
  }

  it('sign out another device, disable recommendation, and clear the cache', async () => {
    const other = await open();
    await other.tap({ text: '登录 / 注册' });
    await logIn(other, mobile);
    assert.match(other.page.text(), /账号与安全/);

    const app = await open();
    await app.tap({ text: '登录 / 注册' });
    await logIn(app, mobile);
    assert.match(app.page.text(), /登录设备\s*2 台/);

    await app.tap({ text: '登录设备' });
    await app.tap({ text: '下线' });
    await app.tap({ text: '下线', nth: 1 });
    await app.until(() => /登录设备\s*1 台/.test(app.page.text()));

    await app.tap({ label: '个性化推荐' });
    assert.equal(app.storage.get(`${prefix}isCloseRecommend`), 'true');

    await app.tap({ text: '清除缓存' });
    await app.tap({ text: '清除' });
    assert.match(app.page.text(), /已清除/);
    assert.ok(!isStored(app, 'jumpConfig'), 'what comes back by itself is gone');
    assert.ok(isStored(app, 'loginToken'), 'the login stays');
  });
});
