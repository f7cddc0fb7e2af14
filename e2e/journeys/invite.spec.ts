import { randomInt } from 'node:crypto';
import { agreeOn } from '../consent';
import { expect, test } from '../test';
import { App } from '../pages/App';

const inviter = '13800138003';

/** A number that no demo person has. */
const newMobile = () => `19${String(randomInt(1_000_000_000)).padStart(9, '0')}`;

test('who registers from a link with an invite code is the inviter’s friend', async ({ app, browser, site }) => {
  const mobile = newMobile();
  await app.open('?inviteCode=NANLIU88');
  await app.tab('我的');
  await app.text(/登录/).click();
  await app.logIn(mobile);
  await expect(app.text('自选行情')).toBeVisible();
  await app.page.waitForFunction(() => JSON.parse(localStorage.getItem('xiangshi_h5_inviteCode') ?? '""') === '');

  const other = await browser.newContext({ locale: 'zh-CN' });
  await agreeOn(other);
  const inviting = new App(await other.newPage(), site.url);
  await inviting.open('pagesAuth/login/PhoneLogin');
  await inviting.logIn(inviter);
  await expect(inviting.text('吴清莲')).toBeVisible();
  await inviting.open('pagesAuth/invite/FriendList');
  await inviting.top.locator('input').first().fill(mobile.slice(-4));
  await expect(inviting.text(`尾号 ${mobile.slice(-4)}`)).toBeVisible();
  await other.close();
});

test('an address is added by pasting it, deleted, and taken back', async ({ app }) => {
  await app.open('pagesAuth/addressManager/addressList');
  await app.button('去登录').click();
  await app.logIn('13800138002');
  await app.button('新增地址').click();
  await app.top.locator('textarea').first().fill('王五 +86 139 0013 9000 广西玉林玉州区教育中路8号');
  await app.button('识别并填入').click();
  await app.button('保存').click();
  await expect(app.text('139 0013 9000')).toBeVisible();
  await app.button('删除').click();
  await app.button('撤销').click();
  await expect(app.text('广西壮族自治区玉林市玉州区 教育中路8号')).toBeVisible();
});
