import type { ElementHandle, Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test } from '../fixtures';
import { publishFlash } from '../publishFlash';

const list = 'pagesNews/quick-news/quick-news-list/index';
const stream = '**/api/front/live/stream*';
/** Longest time from the operator's publication of a flash to the open list. */
const live = { timeout: 2_000 };

/**
 * Returns the flash in the middle of the screen, or the next one below a day's heading, once the list no longer moves.
 */
async function rowAtMiddle(page: Page): Promise<ElementHandle<Element>> {
  const find = () =>
    page.evaluateHandle(() => {
      const rows = [...document.querySelectorAll('[id^="part-"] [role="listitem"] > :has([role="link"])')];
      return rows.find((row) => row.getBoundingClientRect().bottom > 420) ?? document.body;
    });
  let row = await find();
  await expect
    .poll(async () => {
      row = await find();
      const before = await topOf(row);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      return before > 0 && (await topOf(row)) === before;
    })
    .toBe(true);
  return row;
}

const topOf = (row: ElementHandle<Element>) => row.evaluate((element) => element.getBoundingClientRect().top);

/** Resolves when the server has answered with a stream. */
function streamOpened(page: Page): Promise<unknown> {
  return page.waitForResponse((response) => response.url().includes('/live/stream') && response.status() === 200);
}

test('a flash appears on the open list within two seconds', async ({ app, page, site }) => {
  const opened = streamOpened(page);
  await app.open(list);
  await opened;
  await expect(app.text('凭祥口岸恢复 24 小时通关')).toBeVisible();
  const title = await publishFlash(site.url, '到港快报');
  await expect(app.text(title)).toBeVisible(live);
});

test('the flash in view does not move; the pill leads up to new ones', async ({ app, page, site }) => {
  const opened = streamOpened(page);
  await app.open(list);
  await opened;
  await expect(app.text('凭祥口岸恢复 24 小时通关')).toBeVisible();
  await app.scrollTo(900);
  const row = await rowAtMiddle(page);
  const before = await topOf(row);
  const text = await row.textContent();
  const first = await publishFlash(site.url, '第一条');
  await expect(app.text('1 条新快讯')).toBeVisible(live);
  const second = await publishFlash(site.url, '第二条');
  await expect(app.text('2 条新快讯')).toBeVisible(live);
  expect(await topOf(row)).toBe(before);
  expect(await row.textContent()).toBe(text);

  await app.text('2 条新快讯').click();
  await expect(app.text(second)).toBeInViewport();
  await expect(app.text(first)).toBeVisible();
  expect(await app.scrollTop()).toBe(0);
  await expect(app.text('2 条新快讯')).toBeHidden();
});

test('the list polls and loses nothing where a proxy cuts the stream', async ({ app, page, site }) => {
  let cuts = 0;
  await page.route(stream, (route) => {
    cuts += 1;
    return route.abort();
  });
  const asked = page.waitForResponse((response) => response.url().includes('/live/poll'), { timeout: 30_000 });
  await app.open(list);
  await expect(app.text('凭祥口岸恢复 24 小时通关')).toBeVisible();
  const while1 = await publishFlash(site.url, '断流期间');
  await asked;
  expect(cuts).toBe(3);
  await expect(app.text(while1)).toBeVisible({ timeout: 15_000 });
  const while2 = await publishFlash(site.url, '轮询期间');
  await expect(app.text(while2)).toBeVisible({ timeout: 15_000 });
  await expect(app.top.getByText(while1)).toHaveCount(1);
});

test('the list catches up after a restart of the server', async ({ app, page, site }) => {
  const opened = streamOpened(page);
  await app.open(list);
  await opened;
  await expect(app.text('凭祥口岸恢复 24 小时通关')).toBeVisible();
  await site.restart();
  const title = await publishFlash(site.url, '重启之后');
  await expect(app.text(title)).toBeVisible({ timeout: 20_000 });
});

test('the way back from a flash restores the position in the list', async ({ app, page }) => {
  await app.open(list);
  await expect(app.text('凭祥口岸恢复 24 小时通关')).toBeVisible();
  await app.scrollTo(700);
  const row = await rowAtMiddle(page);
  const before = await app.scrollTop();
  await (await row.$('[role="link"]'))?.click();
  await expect(page).toHaveURL(/quick-news-dtl/);
  await expect(app.text(/来源：/)).toBeVisible();
  await app.back();
  await expect(page).toHaveURL(/quick-news-list/);
  // To the pixel: rows are measured in parts of one.
  expect(Math.abs((await app.scrollTop()) - before)).toBeLessThanOrEqual(1);
});

test('the code of a poster that is saved from the list opens its flash', async ({ app, page, site }) => {
  const title = await publishFlash(site.url, '海报快讯');
  await app.open(list);
  const row = app.top.locator('[id^="part-"] [role="listitem"] > :has([role="link"])').filter({ hasText: title });
  await row.getByRole('button', { name: '分享' }).click();
  await app.button('生成海报').click();
  await expect(app.top.getByRole('img', { name: `海报：${title}` })).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), app.button('保存图片').click()]);
  const picture = await sharp(await file.path())
    .raw()
    .toBuffer({ resolveWithObject: true });
  await page.goto(decodeQR({ ...picture.info, data: picture.data }));
  await expect(page).toHaveURL(/quick-news-dtl/);
  await expect(app.text(title)).toBeVisible();
});
