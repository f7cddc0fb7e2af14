import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { slowPhone } from '../pages/slowPhone';

/** On a slow phone beside other work. */
const TAKEOVER_MS = 40_000;
/** Between two letters, so that the app takes over while the word is typed. */
const TYPING_MS = 300;
const ARTICLE = 'pagesNews/NewsDtl?id=star-anise-dryness-decides';
const MERCHANTS = 'pagesExhibit/merchant/index';

let devTools: CDPSession;
test.beforeEach(async ({ page }) => {
  devTools = await slowPhone(page);
});
test.describe.configure({ timeout: 120_000 });

/** A page as far as its first frame, whose scripts wait. */
interface FirstFrame {
  first: Locator;
  startScripts(): void;
}

async function openFirstFrame(page: Page, url: string): Promise<FirstFrame> {
  let startScripts: () => void = () => undefined;
  const scripts = new Promise<void>((resolve) => (startScripts = resolve));
  await page.route(/\/h5\/js\//, async (route) => {
    await scripts;
    // The page that asked may have been left.
    await route.continue().catch(() => undefined);
  });
  await page.goto(url, { waitUntil: 'commit' });
  const first = page.locator('#first .xs-page');
  await first.waitFor();
  return { first, startScripts };
}

/** Taps where an element is, whichever page has it when the finger arrives. */
async function tap(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('what is to be tapped is not shown');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

const takenOver = (page: Page) => expect(page.locator('#first')).toHaveCount(0, { timeout: TAKEOVER_MS });

test('taps on filters in the first second are not lost', async ({ app, page }) => {
  const { first, startScripts } = await openFirstFrame(page, `${app.url}/h5/${MERCHANTS}`);
  await tap(page, first.getByRole('group', { name: '品类', exact: true }).getByRole('button').nth(2));
  startScripts();
  await takenOver(page);
  await expect(page).toHaveURL(/categoryId=/);
});

test('a word that is typed in a search box while the app takes over is searched whole', async ({ app, page }) => {
  const { first, startScripts } = await openFirstFrame(page, `${app.url}/h5/${MERCHANTS}`);
  await tap(page, first.getByRole('searchbox'));
  startScripts();
  await page.keyboard.type('桂南香叶供应链', { delay: TYPING_MS });
  await takenOver(page);
  const field = app.top.getByRole('searchbox', { name: '搜索展商' });
  await expect(field).toHaveValue('桂南香叶供应链');
  await expect(field).toBeFocused();
  await expect(app.button(/桂南香叶供应链/)).toBeVisible();
});

test('the search of the home opens by a tap in the first second and takes what is typed', async ({ app, page }) => {
  const { first, startScripts } = await openFirstFrame(page, `${app.url}/h5/`);
  await tap(page, first.getByRole('link', { name: '搜品种、货源、企业' }));
  startScripts();
  const field = app.top.getByRole('searchbox');
  await expect(field).toBeFocused({ timeout: TAKEOVER_MS });
  await page.keyboard.type('大料八角', { delay: TYPING_MS });
  await expect(field).toHaveValue('大料八角');
});

test('a page that is scrolled by a finger stays until the finger leaves it, and keeps its position', async ({
  app,
  page
}) => {
  const { first, startScripts } = await openFirstFrame(page, `${app.url}/h5/${ARTICLE}`);
  const drawn = page.locator('#first .drawn-page');
  await drawn.waitFor();
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y = 0) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: 180, y }] });
  await touch('touchStart', 600);
  for (let y = 590; y >= 500; y -= 10) await touch('touchMove', y);
  startScripts();
  await page.locator('.taro_page [role=main] table').first().waitFor({ state: 'attached', timeout: TAKEOVER_MS });
  await expect(page.locator('.taro_page [aria-busy=true]')).toHaveCount(0);
  await expect(first).toBeVisible();
  for (let y = 490; y >= 300; y -= 10) await touch('touchMove', y);
  await expect.poll(() => drawn.evaluate((scroller) => scroller.scrollTop)).toBeGreaterThan(200);
  const position = await drawn.evaluate((scroller) => scroller.scrollTop);
  await touch('touchEnd');
  await takenOver(page);
  expect(await app.scrollTop()).toBeGreaterThanOrEqual(position);
});

test('a row that is scrolled sideways in the first second keeps its position', async ({ app, page }) => {
  const { first, startScripts } = await openFirstFrame(page, `${app.url}/h5/${MERCHANTS}`);
  const row = first.getByRole('group', { name: '品类', exact: true }).locator('..');
  await row.evaluate((element) => (element.scrollLeft = 90));
  startScripts();
  await takenOver(page);
  const own = app.top.getByRole('group', { name: '品类', exact: true }).locator('..');
  expect(await own.evaluate((element) => element.scrollLeft)).toBe(90);
});

test('a visitor goes back and forth before the app takes over', async ({ app, page }) => {
  const { startScripts } = await openFirstFrame(page, `${app.url}/h5/`);
  await tap(page, page.locator('#first > .tab-bar').getByRole('tab', { name: '行情' }));
  await expect(page).toHaveURL(/pages\/market\/index/);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/h5\/$/);
  await page.goForward({ waitUntil: 'commit' });
  startScripts();
  await expect(page).toHaveURL(/pages\/market\/index/);
  await takenOver(page);
  await app.link(/·/).click();
  await expect(page).toHaveURL(/marketInfo\/index\?lineId=/);
  await expect(app.top.locator('canvas')).toBeVisible({ timeout: TAKEOVER_MS });
  await app.back();
  await expect(app.link(/·/)).toBeVisible();
});
