import { expect, test } from '../fixtures';

const TITLE = /走访怒江草果产区/;

test('the pictures of an article appear in the list, in the text and full screen', async ({ app, page }) => {
  await app.open();
  const row = app.link(TITLE);
  await row.scrollIntoViewIfNeeded();
  const cover = row.locator('img').first();
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);

  await row.click();
  await expect(page).toHaveURL(/pagesNews\/NewsDtl/);
  const photo = app.button(/晒场上六张竹匾/);
  const { width = 0, height = 1 } = (await photo.boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(640 / 480, 1);

  await photo.click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByText('1/2')).toBeVisible();
  await expect(viewer.getByText('示意图')).toBeHidden();
  await viewer.locator('img').last().scrollIntoViewIfNeeded();
  await expect(viewer.getByText('2/2')).toBeVisible();
  await expect(viewer.getByText('示意图')).toBeVisible();
  await viewer.getByRole('button', { name: '关闭' }).click();
  await expect(viewer).toHaveCount(0);
  await expect(page).toHaveURL(/pagesNews\/NewsDtl/);
  await app.back();
  await expect(page).toHaveURL(/\/h5\/$/);
});

test('a table of prices in an article fits the width of a phone', async ({ app, page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await app.open('pagesNews/NewsDtl?id=star-anise-dryness-decides');
  const box = app.top.locator('div:has(> table)').first();
  await box.scrollIntoViewIfNeeded();
  const [inner, outer] = await box.evaluate((element) => [element.scrollWidth, element.clientWidth]);
  expect(inner).toBe(outer);
  await expect(box.locator('td').nth(3)).toHaveText(/^(▲\+|▼−)[\d.]+%$|^持平$/);
  const align = await box
    .locator('td')
    .nth(2)
    .evaluate((cell) => getComputedStyle(cell).textAlign);
  expect(align).toBe('right');
});
