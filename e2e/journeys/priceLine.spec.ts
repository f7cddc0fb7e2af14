import { expect, test } from '../fixtures';

test('a user goes from the home to a price, its history and a matching supply, and back to the same scroll position each time', async ({
  app,
  page
}) => {
  await app.open();
  await expect(app.text('八角')).toBeVisible();
  await app.scrollTo(200);
  const home = await app.scrollTop();
  expect(home).toBeGreaterThan(100);

  await app.tab('行情');
  const row = app.link(/^八角 .*大红·\u200b?玉林 \d/);
  await expect(row).toBeVisible();
  await app.scrollTo(60);
  await expect.poll(() => app.scrollTop()).toBe(60);
  await row.click();

  await expect(page).toHaveURL(/marketInfo\/index\?lineId=star-anise\.dahong\.yulin/);
  const chart = (range: string) =>
    app.top.getByRole('img', { name: new RegExp(`^八角 大红 ${range}价格，最低 [\\d.]+`) });
  await expect(chart('30日')).toBeVisible();
  await app.top.getByRole('tab', { name: '7日' }).click();
  await expect(chart('7日')).toBeVisible();
  await app.scrollTo(640);
  const line = await app.scrollTop();
  expect(line).toBeGreaterThan(300);

  await app.button(/^看货源/).click();
  await expect(page).toHaveURL(/search-view\/index\?q=.*&scope=supplies&varietyId=star-anise/);
  const supplies = app.top.getByRole('tab', { name: /^供应/ });
  await expect(supplies).toHaveAttribute('aria-selected', 'true');
  const card = app.top.getByText('企业认证').locator('visible=true').first();
  await expect(card).toBeVisible();
  await card.click();
  await expect(page).toHaveURL(/supply-info\/index\?id=/);
  await expect(app.top.getByText('起订')).toBeVisible();

  await app.back();
  await app.back();
  await expect(chart('7日')).toBeAttached();
  expect(await app.scrollTop()).toBe(line);
  await app.back();
  await expect(page).toHaveURL(/pages\/market\/index/);
  expect(await app.scrollTop()).toBe(60);
  await app.tab('首页');
  await expect.poll(() => app.scrollTop()).toBe(home);
});

test('the keyboard moves along the chart, and every day shows the source of its price', async ({ app, page }) => {
  await app.open('pagesMarket/marketInfo/index?lineId=star-anise.dahong.yulin');
  const chart = app.top.getByRole('img', { name: /^八角 大红 30日价格/ });
  await expect(chart).toBeVisible();
  await chart.focus();
  // The source is shown beside the link that reports a wrong price.
  const origin = app.top.getByText('价格不对？').locator('..');
  await page.keyboard.press('End');
  const newest = await origin.textContent();
  await page.keyboard.press('Home');
  await expect(origin).not.toHaveText(newest ?? '');
  await page.keyboard.press('Escape');
  await expect(origin).toContainText('复核通过');
});

test('a price alert needs a login, and appears in its sheet afterwards', async ({ app, page }) => {
  await app.open('pagesMarket/marketInfo/index?lineId=star-anise.dahong.yulin');
  await app.top.getByText('提醒', { exact: true }).click();
  await page.getByText('手机号登录').click();
  await app.logIn('13912340031');
  const sheet = page.getByRole('dialog', { name: '价格提醒' });
  await expect(sheet).toBeVisible();
  await sheet.locator('input').fill('999');
  await sheet.getByText('添加提醒').click();
  await expect(sheet.getByText('涨到 999.00 元/公斤')).toBeVisible();
  await expect(sheet.getByText('等待中')).toBeVisible();
});

test('the address holds the shown state: a reload keeps the count, the grade and the tab of a search', async ({
  app,
  page
}) => {
  await app.open('pages/market/index');
  await app.button(/^下跌 \d/).click();
  await expect(page).toHaveURL(/categoryId=all&marketId=yulin&move=down&sort=fall/);
  await page.reload();
  await expect(app.button(/^下跌 \d/)).toHaveAttribute('aria-pressed', 'true');

  await app.open('pagesMarket/marketInfo/index?lineId=star-anise.dahong.yulin');
  await app.button('春花').click();
  await expect(page).toHaveURL(/lineId=star-anise\.(?!dahong).*yulin/);
  await page.reload();
  await expect(app.button('春花')).toHaveAttribute('aria-pressed', 'true');

  await app.open('pagesSearch/search-view/index?q=八角');
  await app.top.getByRole('tab', { name: /^供应/ }).click();
  await page.reload();
  await expect(app.top.getByRole('tab', { name: /^供应/ })).toHaveAttribute('aria-selected', 'true');
});
