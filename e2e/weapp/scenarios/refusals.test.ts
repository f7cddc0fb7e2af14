import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sharp from 'sharp';
import type { App } from '../harness/App';
import { setupScenario } from './setupScenario';

const form = 'pagesAuth/addressManager/addressEdit';

async function giveCode(app: App, detail: object): Promise<void> {
  await app.tap({ label: '已阅读并同意 用户协议、隐私政策' });
  await app.tap({ text: '微信一键登录' });
  await app.fire({ text: '用微信绑定的手机号' }, 'getphonenumber', detail);
}

describe('refusals by WeChat, the phone or the user', () => {
  const scene = setupScenario();
  const open = (path: string) => scene.openAs('13800138000', path);

  it('a permanently denied permission leads to the settings and continues from there [compliance 3]', async () => {
    const app = await open('pagesAuth/edit/BasicInformation');
    const content = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a33' } })
      .jpeg()
      .toBuffer();
    app.media.chosenFiles = [{ tempFilePath: app.putFile('me.jpg', content), size: content.length }];
    app.permissions.answers = 'refused';
    await app.tap({ text: '头像' });
    assert.match(app.page.text(), /微信里还没有允许[\s\S]*要用到相机和相册[\s\S]*照片稍后在网页版补上/);
    await app.tap({ text: '去设置' });
    assert.equal(app.permissions.settingsShown, 1);
    assert.match(app.page.text(), /微信里还没有允许/);
    assert.deepEqual(app.media.cropScales, []);
    app.permissions.inSettings = 'allows';
    await app.tap({ text: '去设置' });
    assert.deepEqual(app.media.cropScales, ['1:1']);
    assert.doesNotMatch(app.page.text(), /微信里还没有允许/);
  });

  it('a permanently denied permission that stays so shows the alternative', async () => {
    const app = await open(form);
    app.permissions.answers = 'refused';
    await app.tap({ text: '定位' });
    await app.tap({ text: '继续' });
    assert.match(app.page.text(), /要用到大致位置[\s\S]*手动选择地区/);
    await app.tap({ text: '取消' });
    assert.equal(app.permissions.settingsShown, 0);
    assert.equal(app.requests.filter(({ path }) => path.includes('region/near')).length, 0);
  });

  it('the privacy guide is asked for by a sheet of our own, not again within ten seconds after a refusal [compliance 11]', async () => {
    const app = await open('pagesAuth/addressManager/addressList');
    const { privacy } = app.account;
    privacy.isAgreed = false;
    await app.tap({ text: '微信导入' });
    await app.tap({ text: '继续' });
    assert.match(app.page.text(), /隐私保护指引[\s\S]*微信收货地址用来填写收货信息[\s\S]*粘贴一段地址/);
    await app.tap({ text: '查看《隐私保护指引》' });
    assert.deepEqual([privacy.timesRead, privacy.sheetsShown, privacy.dialogsShown], [1, 1, 0]);
    await app.tap({ text: '暂不' });
    const refusedAtMs = Date.now();
    assert.doesNotMatch(app.page.text(), /东莞|隐私保护指引/);
    await app.tap({ text: '地图选点' });
    await app.tap({ text: '继续' });
    assert.match(app.page.text(), /还没有同意隐私保护指引[\s\S]*过十秒再点一次[\s\S]*手动填写地址/);
    await app.tap({ text: '确定' });
    assert.deepEqual(privacy.asked, ['chooseAddress']);
    await app.until(() => Date.now() > refusedAtMs + 10_000, 12_000);
    await app.tap({ text: '地图选点' });
    await app.tap({ text: '继续' });
    assert.match(app.page.text(), /地图上的位置用来填写地址/);
    await app.tap({ text: '同意并继续' });
    assert.deepEqual(privacy.asked, ['chooseAddress', 'chooseLocation']);
    assert.match(app.page.text(), /已在地图上标出[\s\S]*广西壮族自治区 玉林市 玉州区/);
  });

  it('a text that cannot be copied without the privacy guide is shown after the refusal [compliance 11]', async () => {
    const app = await open('pagesAuth/addressManager/addressList');
    app.account.privacy.isAgreed = false;
    await app.tap({ text: '复制', nth: 0 });
    assert.match(app.page.text(), /剪贴板用来放你复制的内容/);
    await app.tap({ text: '暂不' });
    assert.match(app.page.text(), /内容在这里：覃秀兰/);
  });

  it('a use that the guide does not cover shows an explanation and alternatives', async () => {
    const app = await open('pagesAuth/addressManager/addressList');
    for (const name of ['chooseAddress', 'setClipboardData']) app.permissions.undeclared.add(name);
    await app.tap({ text: '复制', nth: 0 });
    assert.match(app.page.text(), /这一项暂时用不了[\s\S]*剪贴板[\s\S]*内容在这里：覃秀兰/);
    await app.tap({ text: '确定' });
    assert.equal(app.sideEffects.clipboard, '');
    await app.tap({ text: '微信导入' });
    await app.tap({ text: '继续' });
    assert.match(app.page.text(), /还没有写明微信收货地址，微信因此不开放。也可以手动填写/);
    await app.tap({ text: '确定' });
    await app.input({ label: '收货人' }, '张三');
  });

  it('a permission that the phone denies WeChat leads to the settings of the phone', async () => {
    const app = await scene.open();
    app.permissions.keptByPhone.add('scanCode');
    await app.tap({ label: '扫一扫' });
    assert.match(app.page.text(), /手机还没有允许微信使用[\s\S]*微信首页的“扫一扫”/);
    await app.tap({ text: '去设置' });
    assert.deepEqual([app.permissions.phoneSettingsShown, app.permissions.settingsShown], [1, 0]);
    app.permissions.keptByPhone.clear();
    app.media.scanResult = { result: '大料' };
    await app.tap({ label: '扫一扫' });
    assert.equal(app.page.path, 'pagesSearch/search-view/index');
  });

  it('a refused phone number leads to a code by message', async () => {
    const app = await scene.open({ path: 'pagesAuth/login/MiniAppLogin' });
    const errMsg = 'getPhoneNumber:fail api scope is not declared in the privacy agreement';
    await giveCode(app, { errMsg, errno: 112 });
    assert.match(app.page.text(), /还没有写明微信绑定的手机号[\s\S]*短信验证码/);
    await app.tap({ text: '确定' });
    assert.match(app.page.text(), /绑定手机号/);
  });
});
