import { expect, test } from '../fixtures';

test('the price list jumps to a letter, opens a line, and returns to the same scroll position', async ({ app }) => {
  await app.open('pages/market/index');
  await app.button('按日期查看').click();
  const rail = app.top.getByRole('navigation', { name: '按首字母跳转' });
  await rail.getByRole('button').last().click();
  await expect.poll(() => app.scrollTop()).toBeGreaterThan(5_000);
  const position = await app.scrollTop();
  // A row in the middle of the visible area, so that the tap does not scroll.
  const rows = app.top.getByRole('link');
  expect(await rows.count()).toBeLessThan(80);
  const row = rows.nth(6);
  await expect(row).toBeInViewport();

  await row.click();
  await expect(app.button('提醒')).toBeVisible();
  await app.back();
  await expect(rail).toBeVisible();
  expect(await app.scrollTop()).toBe(position);
});

test('a day without quotes links to the nearest day with quotes', async ({ app }) => {
  await app.open('pagesMarket/marketList/index?date=2030-01-01');
  await expect(app.text('1月1日没有报价')).toBeVisible();
  await app.button(/^看.*的报价$/).click();
  await expect(app.link(/·/)).toBeVisible();
  await expect(app.text(/^\d+ 条报价$/)).toBeVisible();
});
