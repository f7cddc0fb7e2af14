import { chromium, chromiumArguments } from '../chromium';
import { giveConsent } from '../consent';
import { expect, test } from '../fixtures';
import { App } from '../pages/App';
import { everyPage } from '../pages/everyPage';
import { tapTargetsOf } from '../pages/tapTargets';
import { zoomTexts } from '../pages/textZoom';
import { overflowOf, rootFontSizeOf, textSmallerThan } from '../pages/typography';
import { publishFlash } from '../publishFlash';

for (const [width, size] of [
  [320, 16],
  [375, 16],
  [430, 18.34667],
  [768, 18.4],
  [959, 18.4],
  [960, 16],
  [1280, 16]
] as const) {
  test(`a rem has ${size} px at ${width} px, and the app is centred`, async ({ app, page }) => {
    await page.setViewportSize({ width, height: 812 });
    await app.open('pages/mine/index');
    await expect(app.top.getByRole('main')).toBeVisible();
    expect(await rootFontSizeOf(page)).toBeCloseTo(size, 3);
    const column = Math.min(width, width < 500 ? width : 480);
    for (const part of [app.top, page.locator('.tab-bar')]) {
      expect(await part.boundingBox()).toMatchObject({ x: (width - column) / 2, width: column });
    }
  });
}

for (const [letters, sizes] of [
  [20, { 375: 18.75, 430: 20, 768: 23, 1280: 20 }],
  [32, { 320: 16, 375: 18.75, 768: 24, 1280: 24 }]
] as const) {
  test(`letters of ${letters} px in the browser enlarge the app as far as its column keeps 320 design pixels`, async ({
    playwright,
    contextOptions,
    site
  }) => {
    const browser = await playwright.chromium.launch({
      executablePath: chromium(),
      args: [...chromiumArguments, `--blink-settings=defaultFontSize=${letters}`]
    });
    try {
      const page = await browser.newPage(contextOptions);
      await giveConsent(page);
      const app = new App(page, site.url);
      for (const [width, size] of Object.entries(sizes)) {
        await page.setViewportSize({ width: Number(width), height: 812 });
        for (const tab of ['pages/index/index', 'pages/market/index', 'pages/transaction/index', 'pages/mine/index']) {
          await app.open(tab);
          await expect(app.top.getByRole('main')).toBeVisible();
          await expect(app.top.locator('[aria-busy=true]')).toHaveCount(0);
          expect(await rootFontSizeOf(page), width).toBeCloseTo(size, 3);
          expect(await overflowOf(page), `${tab} at ${width}`).toEqual({ wider: 0, beyond: [] });
        }
      }
    } finally {
      await browser.close();
    }
  });
}

test('the number of unread messages is beside the bell where the device enlarges the letters alone', async ({
  app,
  page
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await app.enter('13800138000');
  for (const tab of ['pages/index/index', 'pages/mine/index']) {
    await app.open(tab);
    const bell = app.button(/^消息，\d+ 条未读$/);
    await expect(bell, tab).toBeVisible();
    await zoomTexts(page, 2);
    const boxes = await bell
      .locator('> *')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
    const [glyph, count] = boxes;
    expect([boxes.length, count?.width], tab).toEqual([2, expect.any(Number)]);
    expect(count?.left, tab).toBeGreaterThanOrEqual((glyph?.right ?? Infinity) - 0.5);
    expect(count?.right, tab).toBeLessThanOrEqual(320);
    expect(await overflowOf(page), tab).toEqual({ wider: 0, beyond: [] });
  }
});

/** Smallest legible font and smallest tap target on the narrowest phones, px. */
const [LEGIBLE, FINGER] = [12, 44];

test('every page fits 320 px: no overflow, no font below 12 px, no tap target below 44', async ({
  app,
  page,
  site
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 320, height: 640 });
  const token = await app.enter('13800138000');
  // The shortest possible flash: a title of one line, without content.
  await publishFlash(site.url, '短讯');
  for (const path of await everyPage(site.url, token)) {
    await app.open(path);
    await expect(
      app.top.getByRole('main').or(app.top.getByRole('heading')).filter({ visible: true }).first(),
      path
    ).toBeVisible();
    await expect(app.top.locator('[aria-busy=true]'), path).toHaveCount(0);
    expect(await overflowOf(page), path).toEqual({ wider: 0, beyond: [] });
    expect(await textSmallerThan(page, LEGIBLE), path).toEqual([]);
    // A rail of letters is used by sliding, with the letter shown beside the pointer.
    const tooSmall = async () =>
      (await tapTargetsOf(page)).filter(
        ({ name, width, height }) => !/^[A-Z]$/.test(name) && Math.min(width, height) < FINGER - 0.5
      );
    // Repeated: a page that leads to another one is still above it for a moment.
    await expect.poll(tooSmall, path).toEqual([]);
  }
});
