import { SupplyForm } from '../pages/SupplyForm';
import { expect, test } from '../test';

/** The row of the market for that grade of star anise. */
const dahongAt = (market: string) => new RegExp(`^八角 .*大红·\u200b?${market}.* \\d`);

test('a server that goes away leaves what is shown, and a retry works once it is back', async ({ app, page, site }) => {
  await app.open('pages/market/index');
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

test('a page whose code cannot be loaded offers another try', async ({ app, page, site }) => {
  await app.open('pages/market/index');
  await expect(app.link(dahongAt('玉林'))).toBeVisible();
  await site.kill();
  await app.link(dahongAt('玉林')).click();
  const retry = page.getByText('连接超时，点一下屏幕重试');
  await expect(retry).toBeVisible();
  await site.restart();
  await retry.click();
  await expect(app.top.locator('canvas')).toBeVisible();
});

test('a device without a network says so and keeps the prices', async ({ app, page }) => {
  await app.open();
  await expect(app.text('香料综合指数')).toBeVisible();
  await page.context().setOffline(true);
  await expect(app.text(/网络断开，正在显示/)).toBeVisible();
  await expect(app.text('香料综合指数')).toBeVisible();
  await page.context().setOffline(false);
  await expect(app.text(/网络断开，正在显示/)).toBeHidden();
});

test('a supply that is sent without a network stays in its form, and goes out once when there is one', async ({
  app,
  page
}) => {
  const title = '没网时发的八角';
  const form = new SupplyForm(app);
  await form.enter('19900000573');
  await form.fill({ title, yuan: '36.20' });
  await page.context().setOffline(true);
  await form.submit.click();
  await expect(page.getByText('没发出去，内容都在').first()).toBeVisible();
  await expect(form.title).toHaveValue(title);

  await page.context().setOffline(false);
  await form.publish();
  expect(await form.sentTitles()).toEqual([title]);
});
