import { expect, test } from '../fixtures';
import type { App } from '../pages/App';
import { FrameRecorder } from '../pages/FrameRecorder';

// The other journeys run without animations.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Ratio of the ink of the emptier page below which a frame would be seen as a flash. */
const BLANK_BELOW = 0.6;
/** Pages whose ink ratios differ by less than this cannot be distinguished. */
const INK_TOLERANCE = 0.01;

/**
 * Returns the ink ratio of the page on top once it has been painted, which on a busy machine may be long after it is
 * attached.
 */
async function inkWhenIdle(recorder: FrameRecorder): Promise<number> {
  let ink = 0;
  await expect(async () => {
    ink = await recorder.untilIdle();
    if (ink <= 0.01) await recorder.refresh();
    expect(ink).toBeGreaterThan(0.01);
  }).toPass({ timeout: 15_000 });
  return ink;
}

/** Opens another page from the current one and goes back. Fails when a frame on the way back is blank. */
async function expectNoFlash(app: App, goOn: () => Promise<void>): Promise<void> {
  const recorder = await FrameRecorder.start(app.page);
  const below = await inkWhenIdle(recorder);
  await goOn();
  const above = await inkWhenIdle(recorder);
  expect(Math.abs(above - below)).toBeGreaterThan(INK_TOLERANCE);

  recorder.trim();
  await app.back();
  // The page below again: on a busy machine a part of it may have arrived after its ink was measured.
  await expect(async () => {
    const ink = await recorder.untilIdle();
    expect(Math.abs(ink - below)).toBeLessThan(Math.abs(ink - above));
  }).toPass({ timeout: 10_000 });
  expect(Math.min(...(await recorder.inkRatios()))).toBeGreaterThan(BLANK_BELOW * Math.min(below, above));
  await recorder.stop();
}

test('going back to a tab shows no blank frame', async ({ app }) => {
  await app.open('pages/market/index');
  await expect(app.link(/·/)).toBeVisible();
  await expectNoFlash(app, async () => {
    await app.link(/·/).click();
    await expect(app.top.locator('canvas')).toBeVisible();
  });
});

test('going back from one page to another shows no blank frame', async ({ app, request }) => {
  const list = await request.get(`${app.url}/api/front/news/list`);
  const { data } = (await list.json()) as { data: { items: { id: string }[] } };
  const id = data.items[0]?.id ?? '';
  await app.open(`pagesNews/NewsDtl?id=${id}`);
  const related = app.top.getByRole('link', { name: /阅读/ }).last();
  await related.scrollIntoViewIfNeeded();
  await expectNoFlash(app, async () => {
    await related.click();
    await expect(app.page).not.toHaveURL(new RegExp(id));
    await expect(app.text('相关资讯')).toBeVisible();
  });
});

test('an entering page covers sticky elements of the page below', async ({ app, page }) => {
  await app.open('pages/market/index');
  await expect(app.link(/·/)).toBeVisible();
  const layers = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.taro_page')].map((element) => getComputedStyle(element).zIndex)
    );
  expect(await layers()).toEqual(['auto']);
  await app.link(/·/).click();
  await expect(app.top.locator('canvas')).toBeVisible();
  // Bars of pages have a z-index of up to 30.
  expect(await layers()).toEqual(['auto', '40']);
});

test('pages enter and leave with an animation, and at once with reduced motion', async ({ app, page }) => {
  await app.open('pages/market/index');
  await expect(app.link(/·/)).toBeVisible();
  // Counts the visible pages whenever one of them moves.
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const countPages = () => {
      const pages = [...document.querySelectorAll<HTMLElement>('.taro_page, .page-leaving')];
      const isMoving = pages.some((one) => one.getAnimations().length > 0);
      if (isMoving) seen.push(pages.filter(({ offsetHeight }) => offsetHeight > 0).length);
      requestAnimationFrame(countPages);
    };
    countPages();
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: number[] }).seen.splice(0));
  const goAndReturn = async () => {
    await app.link(/·/).click();
    await expect(app.top.locator('canvas')).toBeVisible();
    const coming = await seen();
    await app.back();
    await expect(page.locator('.page-leaving')).toHaveCount(0);
    return [coming, await seen()];
  };
  for (const frames of await goAndReturn()) {
    expect(frames.length).toBeGreaterThan(0);
    expect(new Set(frames)).toEqual(new Set([2]));
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await goAndReturn()).toEqual([[], []]);
});
