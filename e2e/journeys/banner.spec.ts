import { expect, test } from '../fixtures';

test('a long press on a banner opens its picture with its link, and a tap follows the link', async ({ app, page }) => {
  await app.open();
  const banner = app.top.getByRole('link').filter({ hasText: '集中上市' }).first();
  await banner.hover();
  await page.mouse.down();
  await expect(page).toHaveURL(/home-swiper\/ImagePreview/);
  await page.mouse.up();
  await expect(app.text(/^1\/\d$/)).toBeVisible();
  const picture = app.top.locator('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  await app.button(/^放大第 1 张/).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await app.button('查看详情').click();
  await expect(page).toHaveURL(/search-view/);
  await app.back();
  await app.back();
  await banner.click();
  await expect(page).not.toHaveURL(/\/h5\/$/);
});
