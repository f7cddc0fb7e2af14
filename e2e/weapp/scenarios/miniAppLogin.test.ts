import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { App } from '../harness/App';
import { stepBudgets } from './budgets';
import { setupScenario } from './setupScenario';

const tick = '已阅读并同意 用户协议、隐私政策';
const showNumber = '用微信绑定的手机号';

describe('login in the mini-program', () => {
  const scene = setupScenario();

  async function open(options: { needsPrivacy?: boolean } = {}): Promise<App> {
    const query = { loginReferer: 'pages/mine/index', loginRefererQuery: '' };
    return scene.open({ path: 'pagesAuth/login/MiniAppLogin', query, ...options });
  }
  async function start(app: App): Promise<void> {
    await app.tap({ label: tick });
    await app.tap({ text: '微信一键登录' });
  }
  const sentTo = (app: App, path: string) => app.requests.filter(({ url }) => url.includes(path)).length;

  it('says that an account requires the age of 14 [compliance 18]', async () => {
    assert.match((await open()).page.text(), /未满 14 周岁不能注册/);
  });

  it('asks WeChat for nothing before the user’s own consent [compliance 1]', async () => {
    const app = await open();
    await app.tap({ text: '微信一键登录' });
    assert.match(app.page.text(), /同意协议后继续/);
    await app.tap({ text: '取消' });
    assert.equal(sentTo(app, 'loginByVX'), 0);
    assert.ok(!app.page.text().includes(showNumber));
  });

  it('explains the use of the number, and takes a code by message instead of it [compliance 3] [compliance 13]', async () => {
    const app = await open();
    await start(app);
    assert.match(app.page.text(), /手机号用于登录和账号安全/);
    assert.match(app.page.text(), /改用短信验证/, 'offered beside the number, not after a refusal');
    await app.fire({ text: showNumber }, 'getphonenumber', { errMsg: 'getPhoneNumber:fail user deny' });
    assert.match(app.page.text(), /绑定手机号/);
    assert.equal(sentTo(app, 'loginByVX'), 1);
  });

  it('shows the privacy guide before the number where WeChat requires it, with an alternative [compliance 11]', async () => {
    const app = await open({ needsPrivacy: true });
    await start(app);
    assert.match(app.page.text(), /先看隐私保护指引/);
    assert.ok(!app.page.text().includes(showNumber));
    await app.tap({ text: '同意指引并继续' });
    assert.match(app.page.text(), new RegExp(showNumber));
    const refusing = await open({ needsPrivacy: true });
    await start(refusing);
    await refusing.tap({ text: '不同意，改用短信' });
    assert.match(refusing.page.text(), /绑定手机号/);
    await refusing.back();
    // For ten seconds WeChat refuses to show the guide again; after that it is shown on demand.
    assert.match(refusing.page.text(), /没有同意隐私保护指引，可以用短信验证/);
    assert.match(refusing.page.text(), /重新查看指引（\d+ 秒后）/);
    assert.ok(!refusing.page.text().includes('先看隐私保护指引'));
    await refusing.tap({ text: '改用短信验证' });
    assert.match(refusing.page.text(), /绑定手机号/);
  });

  it('logs in with the number that WeChat shows, and without it the next time', async () => {
    const app = await open();
    await start(app);
    await app.fire({ text: showNumber }, 'getphonenumber', { code: 'phone-13800138002' });
    await app.until(() => app.page.text().includes('梁雨桐'));
    assert.deepEqual(app.stack, ['pages/mine/index']);

    const later = await open();
    await start(later);
    await later.until(() => later.page.text().includes('梁雨桐'));
    later.holdTo(stepBudgets());
  });

  it('uploads the visitor’s history and performs the pending action, also after a change of the login method', async () => {
    const lineId = 'star-anise.dahong.yulin';
    const app = await scene.open({ path: 'pagesMarket/marketInfo/index', query: { lineId }, scene: 1007 });
    await app.tap({ text: '提醒' });
    await app.tap({ text: '手机号登录' });
    await app.tap({ text: '微信' });
    await start(app);
    await app.until(() => app.requests.some(({ url }) => url.includes('footprint/bring')));
    assert.equal(app.page.path, 'pagesMarket/marketInfo/index');
    assert.match(app.page.text(), /添加提醒/);
    const [brought] = app.requests.filter(({ url }) => url.includes('footprint/bring'));
    assert.match(brought?.body ?? '', /"targetId":"star-anise\.dahong\.yulin"/);
  });
});
