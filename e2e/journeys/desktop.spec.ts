import { expect, test } from '../fixtures';

test.use({ viewport: { width: 1280, height: 900 }, hasTouch: false });

for (const path of ['', 'pagesNews/NewsDtl?id=star-anise-dryness-decides', 'pagesMarket/marketList/index']) {
  test(`side panes appear beside the app on a desktop that opens /${path}, before any interaction`, async ({
    app,
    page
  }) => {
    await app.open(path);
    await expect(page.getByRole('complementary', { name: '涨跌榜' })).toBeVisible();
    await expect(page.getByRole('complementary', { name: '香市' })).toBeVisible();
  });
}

test('a window that is widened gets the side panes, a narrow one has none', async ({ app, page }) => {
  await page.setViewportSize({ width: 900, height: 900 });
  await app.open('pagesNews/NewsDtl?id=star-anise-dryness-decides');
  await page.keyboard.press('Shift');
  await expect(app.text('阅读')).toBeVisible();
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByRole('complementary', { name: '涨跌榜' })).toBeVisible();
});
