import { chromium as browserType, type Page } from '@playwright/test';
import { chromium, chromiumArguments } from '../chromium';
import { connectTo } from '../connectTo';
import { giveConsent } from '../consent';
import { App } from '../pages/App';
import { startServer } from '../server';
import { fillLines } from './marketData';

/** Budget of a frame at 60 a second; a browser timer is off by up to a millisecond. */
const FRAME_MS = 16.7;
const TOLERANCE_MS = 1;
/** Pixels a second: scrolling while reading, and flinging through the list. */
const speeds = { reading: 1_500, quick: 6_000, flinging: 20_000 };
const SECONDS = 8;

interface ScrollCost {
  frames: number;
  late: number;
  worstMs: number;
  longTasks: number;
  longestTaskMs: number;
  mostElements: number;
  /** Number of frames in which the middle of the screen showed no row. */
  blank: number;
}

/**
 * Scrolls the price list of 5,000 lines in Chromium at the size of a phone and prints the cost. Expects `npm run
 * build:h5`.
 */
export async function benchMarketScroll(): Promise<void> {
  const server = await startServer();
  const browser = await browserType.launch({ executablePath: chromium(), args: chromiumArguments });
  try {
    const client = await connectTo(server.databaseUrl);
    await fillLines(client);
    await client.query('analyze');
    await client.end();
    const page = await browser.newPage({
      viewport: { width: 375, height: 812 },
      deviceScaleFactor: 2,
      locale: 'zh-CN'
    });
    // The compiler names functions with a helper, also those that run in the page.
    await page.addInitScript('globalThis.__name = (named) => named');
    // The consent dialog would cover the list.
    await giveConsent(page);
    const rows = await loadAll(new App(page, server.url));
    console.log(`  the list of ${rows} lines, ${SECONDS} s at each speed`);
    for (const [name, speed] of Object.entries(speeds)) print(name, speed, await scroll(page, speed));
  } finally {
    await browser.close();
    await server.stop();
  }
}

/**
 * Opens the list of all markets and jumps to its last letter, which loads it whole. Returns the number of lines that the page shows.
 */
async function loadAll(app: App): Promise<number> {
  const started = performance.now();
  await app.open('pagesMarket/marketList/index?marketId=all');
  const rail = app.top.getByRole('navigation', { name: '按首字母跳转' });
  await rail.waitFor();
  const count = Number(/(\d+) 条报价/.exec((await app.text(/条报价/).textContent()) ?? '')?.[1]);
  await rail.getByRole('button').last().click();
  await app.page.waitForFunction(() => (document.querySelector('.taro_page:last-child')?.scrollTop ?? 0) > 100_000);
  console.log(`  opened and loaded to the last letter in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return count;
}

function scroll(page: Page, speed: number): Promise<ScrollCost> {
  return page.evaluate(
    ({ speed: pixels, seconds, limitMs }) =>
      new Promise<ScrollCost>((resolve) => {
        const scroller = [...document.querySelectorAll('.taro_page')].at(-1) as HTMLElement;
        const cost = { frames: 0, late: 0, worstMs: 0, longTasks: 0, longestTaskMs: 0, mostElements: 0, blank: 0 };
        const tasks = new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) {
            cost.longTasks += 1;
            cost.longestTaskMs = Math.max(cost.longestTaskMs, duration);
          }
        });
        scroller.scrollTop = 5_000;
        const step = (last: number, left: number) =>
          requestAnimationFrame((now) => {
            const frameMs = now - last;
            cost.frames += 1;
            if (frameMs > limitMs) cost.late += 1;
            cost.worstMs = Math.max(cost.worstMs, frameMs);
            cost.mostElements = Math.max(cost.mostElements, scroller.querySelectorAll('*').length);
            if (!document.elementFromPoint(120, innerHeight / 2)?.closest('[role="link"]')) cost.blank += 1;
            scroller.scrollTop += (pixels * Math.min(frameMs, 100)) / 1000;
            if (left - frameMs > 0) step(now, left - frameMs);
            else {
              tasks.disconnect();
              resolve(cost);
            }
          });
        setTimeout(() => {
          tasks.observe({ entryTypes: ['longtask'] });
          requestAnimationFrame((now) => step(now, seconds * 1000));
        }, 500);
      }),
    { speed, seconds: SECONDS, limitMs: FRAME_MS + TOLERANCE_MS }
  );
}

function print(name: string, speed: number, cost: ScrollCost): void {
  const { frames, late, worstMs, longTasks, longestTaskMs, mostElements, blank } = cost;
  console.log(
    `  ${name.padEnd(9)} ${String(speed).padStart(6)} px/s  ${frames} frames, ${late} over ${FRAME_MS} ms` +
      ` (worst ${worstMs.toFixed(1)} ms), ${longTasks} long tasks${longTasks > 0 ? ` (longest ${longestTaskMs.toFixed(0)} ms)` : ''},` +
      ` ${blank} without a row, at most ${mostElements} elements`
  );
}
