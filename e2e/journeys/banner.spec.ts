import { expect, test } from '../fixtures';

test('a long press on a banner previews its picture, and a tap follows its link', async ({ app, page }) => {
  await app.open();
  const banner = app.top.getByRole('link').filter({ hasText: '集中上市' }).first();
  await banner.hover();
  await page.mouse.down();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.up();
  await expect(page).toHaveURL(/\/h5\/$/);
  const picture = page.getByRole('dialog').locator('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await banner.click();
  await expect(page).not.toHaveURL(/\/h5\/$/);
});
