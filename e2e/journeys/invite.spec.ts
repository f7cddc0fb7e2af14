import { expect, test } from '../fixtures';
import { newMobile } from '../newMobile';

const inviter = '13800138003';

test('a user who registers from a link with an invite code becomes the inviter’s friend', async ({ app, otherApp }) => {
  const mobile = newMobile();
  await app.open('?inviteCode=NANLIU88');
  await app.tab('我的');
  await app.text(/登录/).click();
  await app.logIn(mobile);
  await expect(app.text('浏览我')).toBeVisible();
  await app.page.waitForFunction(() => JSON.parse(localStorage.getItem('xiangshi_h5_inviteCode') ?? '""') === '');

  const inviting = await otherApp();
  await inviting.open('pagesAuth/login/PhoneLogin');
  await inviting.logIn(inviter);
  await expect(inviting.text('吴清莲')).toBeVisible();
  await inviting.open('pagesAuth/invite/FriendList');
  await inviting.top.locator('input').first().fill(mobile.slice(-4));
  await expect(inviting.text(`尾号 ${mobile.slice(-4)}`)).toBeVisible();
});

test('an address is added by pasting it, deleted, and restored', async ({ app }) => {
  await app.open('pagesAuth/addressManager/addressList');
  await app.button('登录').click();
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

test('the address of a profile starts in the current city, or is one of the delivery addresses', async ({
  app,
  page
}) => {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 22.63, longitude: 110.15 });
  await app.enter('13800138001');
  await app.open('pagesAuth/addressManager/addressList');
  await app.button('新增地址').click();
  await app.button('定位').click();
  await app.button('继续').click();
  await page.getByRole('option', { name: '玉州区' }).click();
  await expect(app.text('广西壮族自治区 玉林市 玉州区')).toBeVisible();
  await app.top.locator('textarea').first().fill('王五 13900139000 二环北路香料市场 3 号');
  await app.button('识别并填入').click();
  await app.button('保存').click();
  await expect(app.text('139 0013 9000')).toBeVisible();

  await app.open('pagesAuth/edit/Address');
  await app.button('从收货地址选用').click();
  await app.button('选用王五的地址').click();
  await expect(app.text('广西壮族自治区 玉林市 玉州区')).toBeVisible();
  await expect(app.top.locator('textarea')).toHaveValue('二环北路香料市场3号');
});

test('an invitation poster takes the user’s own text once it is approved, and keeps it for the next time', async ({
  app
}) => {
  await app.enter(newMobile());
  await app.open('pagesAuth/invite/PosterMaking');
  const slogan = app.top.locator('[name=slogan]');
  await slogan.fill('来 赌-博 吧');
  await expect(app.text('有不能用的词，换一句')).toBeVisible();
  const kept = app.page.waitForResponse(
    (response) => response.url().includes('/invite/words') && response.request().method() === 'POST'
  );
  await slogan.fill('先看香市，再定价钱');
  await expect(app.text('有不能用的词，换一句')).toHaveCount(0);
  await kept;
  await expect(app.button('保存图片')).toBeEnabled();
  await app.open('pagesAuth/invite/PosterMaking');
  await expect(slogan).toHaveValue('先看香市，再定价钱');
});
