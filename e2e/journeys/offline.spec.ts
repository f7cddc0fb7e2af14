import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { SupplyForm } from '../pages/SupplyForm';

/** Matches the market's row of that grade of star anise. */
const dahongAt = (market: string) => new RegExp(`^八角 .*大红·\u200b?${market}.* \\d`);

test('an unreachable server leaves the shown content, and a retry works once it is back', async ({
  app,
  page,
  site
}) => {
  await app.open('pages/market/index?marketId=all');
  await app.link(dahongAt('玉林')).click();
  await expect(app.top.locator('canvas')).toBeVisible();
  await app.back();

  await site.kill();
  await app.link(dahongAt('亳州')).click();
  await expect(app.text('没连上服务器')).toBeVisible();
  await app.back();
  await expect(app.text('涨跌分布')).toBeVisible();

  await app.link(dahongAt('亳州')).click();
  await expect(app.text('没连上服务器')).toBeVisible();
  await site.restart();
  await app.button('重试').click();
  await expect(app.top.locator('canvas')).toBeVisible();
  await expect(page).toHaveURL(/marketInfo/);
});

/** Aborts every request of the page until the returned function is called. */
async function cutConnection(page: Page): Promise<() => Promise<void>> {
  const every = () => true;
  await page.route(every, (route) => route.abort());
  return () => page.unroute(every);
}

test('a page whose code fails to load leaves the page below, and loads with a retry', async ({ app, page }) => {
  await app.open();
  await expect(app.link('搜品种、货源、企业')).toBeVisible();
  await app.tab('行情');
  await expect(app.link(dahongAt('玉林'))).toBeVisible();
  const reconnect = await cutConnection(page);
  // Over the pages, because there is none yet that it belongs to.
  const retry = page.getByRole('button', { name: '重试' });
  await app.link(dahongAt('玉林')).click();
  await expect(retry).toBeVisible();
  await expect(page).toHaveURL(/pages\/market/);
  await expect(app.link(dahongAt('玉林'))).toBeVisible();
  // The way back that cancelled the push is over: the tabs work as before.
  await app.tab('首页');
  await expect(app.link('搜品种、货源、企业')).toBeVisible();
  await app.tab('行情');

  await app.link(dahongAt('玉林')).click();
  await expect(retry).toBeVisible();
  await reconnect();
  await retry.click();
  await expect(app.top.locator('canvas')).toBeVisible();
  await expect(page).toHaveURL(/marketInfo/);
  await app.back();
  await expect(page).toHaveURL(/pages\/market/);
  await expect(app.link(dahongAt('玉林'))).toBeVisible();
});

test('a tab whose code fails to load keeps the tab bar and loads with a retry', async ({ app, page }) => {
  await app.open('pages/market/index');
  await expect(app.link(dahongAt('玉林'))).toBeVisible();
  const reconnect = await cutConnection(page);
  await app.tab('供求');
  await expect(app.text('没连上服务器')).toBeVisible();
  await app.tab('行情');
  await expect(app.link(dahongAt('玉林'))).toBeVisible();
  await app.tab('供求');
  await reconnect();
  await app.button('重试').click();
  await expect(app.text('元/公斤')).toBeVisible();
  await expect(page).toHaveURL(/pages\/transaction/);
});

test('a first page whose code fails to load shows links, and loads with a retry', async ({ app, page, request }) => {
  const html = await (await request.get(`${app.url}/h5/`)).text();
  const isLost = ({ pathname }: URL) => pathname.startsWith('/h5/js/') && !html.includes(pathname);
  await page.route(isLost, (route) => route.abort());
  await app.open('pagesMarket/marketInfo/index?lineId=star-anise.dahong.yulin');
  await expect(app.text('没连上服务器')).toBeVisible();
  await expect(app.top.getByRole('button', { name: '返回' })).toBeVisible();
  const tabBar = page.locator('.tab-bar');
  await expect(tabBar).toBeVisible();

  await page.unroute(isLost);
  await app.button('重试').click();
  await expect(app.top.locator('canvas')).toBeVisible();
  await expect(tabBar).toBeHidden();
});

test('content that failed without a network loads by itself when the network returns', async ({ app, page }) => {
  await app.open('pages/market/index?marketId=all');
  await app.link(dahongAt('玉林')).click();
  await expect(app.top.locator('canvas')).toBeVisible();
  await app.back();

  await page.context().setOffline(true);
  await app.link(dahongAt('亳州')).click();
  await expect(app.text('网络断开，检查网络后再试')).toBeVisible();
  await page.context().setOffline(false);
  await expect(app.top.locator('canvas')).toBeVisible();
});

test('another grade that fails to load shows an error, and the shown price stays', async ({ app, page }) => {
  await app.open('pagesMarket/marketInfo/index?lineId=star-anise.dahong.yulin');
  const chart = app.top.locator('canvas');
  await expect(chart).toBeVisible();
  await page.context().setOffline(true);
  const shown = app.top.getByRole('button', { name: '大红', exact: true });
  await app.top.getByRole('button', { name: '春花', exact: true }).click();
  await expect(page.getByText('网络断开，检查网络后再试').first()).toBeVisible();
  await expect(shown).toHaveAttribute('aria-pressed', 'true');
  await expect(chart).toBeVisible();
  await expect(page).toHaveURL(/dahong/);
});

test('a device without a network shows a notice and keeps the prices', async ({ app, page }) => {
  await app.open();
  await expect(app.text('香料综合指数')).toBeVisible();
  await page.context().setOffline(true);
  await expect(app.text(/网络断开，正在显示/)).toBeVisible();
  await expect(app.text('香料综合指数')).toBeVisible();
  await page.context().setOffline(false);
  await expect(app.text(/网络断开，正在显示/)).toBeHidden();
});

test('a supply that is submitted without a network stays in its form, and is sent once when there is one', async ({
  app,
  page
}) => {
  const title = '没网时发的八角';
  const form = new SupplyForm(app);
  await form.openAs('19900000573');
  await form.fill({ title, yuan: '36.20' });
  await page.context().setOffline(true);
  await form.submit.click();
  await expect(page.getByText('没发出去，内容都在').first()).toBeVisible();
  await expect(form.title).toHaveValue(title);

  await page.context().setOffline(false);
  await form.publish();
  expect(await form.sentTitles()).toEqual([title]);
});
