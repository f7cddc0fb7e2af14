import { expect, test } from '../fixtures';
import { endSession } from '../session';

test('a reload of a member’s home is personalized from its first call on', async ({ app, page }) => {
  await app.enter('13800138000');
  const first = page.waitForRequest(/\/home\/feed/);
  await app.open();
  expect(await (await first).headerValue('authorization')).toMatch(/^Bearer ./);
  await expect(app.text(/我的自选/)).toBeVisible();
});

test('an expired token logs out once, and the app continues to work', async ({ app, page, site }) => {
  await app.open('pages/mine/index');
  await app.text(/登录/).click();
  await app.logIn('13800138001');
  await expect(app.text('和志山')).toBeVisible();
  const logouts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/user/logout')) logouts.push(request.url());
  });

  await endSession(site.url, await app.token());
  await app.tab('首页');
  await app.tab('我的');
  await app.tab('我的');
  await expect(app.text(/登录/)).toBeVisible();
  expect(await app.token()).toBe('');
  await expect.poll(() => logouts.length).toBe(1);
  await app.tab('行情');
  await expect(app.text('涨跌分布')).toBeVisible();
});

test('a key rotation while the app is open does not disturb a login', async ({ app, site }) => {
  await app.open('pages/mine/index');
  await app.text(/登录/).click();
  await app.top.locator('input').first().fill('13800138004');
  await site.ops('keys:rotate');
  await app.button('获取验证码').click();
  await app.button('同意并继续').click();
  await site.ops('keys:rotate');
  await app.button('填入').click();
  await expect(app.text('陆志强')).toBeVisible();
});
