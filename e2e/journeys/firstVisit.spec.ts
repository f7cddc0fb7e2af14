import { expect, test } from '../fixtures';
import { isAlive } from '../session';

test('a newcomer reads prices, returns to the same scroll position, logs in and out', async ({ app, page }) => {
  await app.open();
  await expect(app.text('今日行情')).toBeVisible();
  await expect(app.text('香料综合指数')).toBeVisible();

  await app.tab('行情');
  await expect(app.text('涨跌分布')).toBeVisible();
  await expect(app.link(/^八角/)).toBeVisible();
  await app.scrollTo(400);
  const before = await app.scrollTop();
  expect(before).toBeGreaterThan(200);

  // A row in the middle of the visible area, so that the tap does not scroll.
  const line = app.top.getByRole('link').nth(8);
  const name = (await line.innerText()).split('\n')[0] ?? '';
  await line.click();
  await expect(page).toHaveURL(/marketInfo\/index\?lineId=/);
  await expect(app.text(name)).toBeVisible();
  await expect(app.top.locator('canvas')).toBeVisible();
  await app.top.getByRole('tab', { name: '7日' }).click();
  await expect(app.top.getByRole('tab', { name: '7日' })).toHaveAttribute('aria-selected', 'true');

  await app.back();
  await expect(app.text('涨跌分布')).toBeAttached();
  expect(await app.scrollTop()).toBe(before);

  await app.tab('我的');
  await app.text(/登录/).click();
  await expect(page).toHaveURL(/login\/PhoneLogin/);
  await app.logIn('13800138000');
  await expect(app.text('覃秀兰')).toBeVisible();
  await expect(page).toHaveURL(/pages\/mine\/index/);
  expect(await app.token()).not.toBe('');
  const token = await app.token();
  expect(await isAlive(app.url, token)).toBe(true);

  await app.button('设置').click();
  await app.top.getByText('退出登录').click();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
  await expect(app.text(/登录/)).toBeVisible();
  expect(await app.token()).toBe('');
  await expect.poll(() => isAlive(app.url, token)).toBe(false);
});

test('the way back from a page that was opened directly leads to the mine tab', async ({ app, page }) => {
  await app.open('pagesMarket/marketInfo/index?lineId=no-such-line');
  await expect(app.text('没有这条行情')).toBeVisible();
  await app.back();
  await expect(page).toHaveURL(/pages\/mine\/index/);
});

test('reading never asks for a login; following does, and continues after it', async ({ app, page }) => {
  await app.open('pages/market/index');
  await app.link(/·/).click();
  await app.top.getByRole('button', { name: '自选', exact: true }).click();
  await app.button('手机号登录').click();
  await expect(page).toHaveURL(/loginReferer=pagesMarket/);
  await app.logIn('13800138002');
  await expect(page).toHaveURL(/marketInfo\/index\?lineId=/);
  await expect(app.button(/已自选|取消自选/)).toBeVisible();
});
