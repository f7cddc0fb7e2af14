import { chromium as browserType, type Page } from '@playwright/test';
import type { FloorPlan } from '@contract/floorPlan';
import { chromium, chromiumArguments } from '../chromium';
import { giveConsent } from '../consent';
import { largeHall } from '../largeHall';
import { App } from '../pages/App';
import { ExpoMapPage } from '../pages/ExpoMapPage';
import { startServer } from '../server';

const SECONDS = 5;
/** How much slower than this machine a phone is. */
const SLOWDOWN = 4;
/** Frames a second that the plan is to reach (docs/benchmarks.md). */
const AIM = 50;

const largePlan: FloorPlan = { expoId: 'large', version: 'large', halls: [largeHall(1)] };

/** Counts the frames of each second while the caller moves the plan. */
function countFrames(page: Page): Promise<number[]> {
  return page.evaluate(
    (seconds) =>
      new Promise<number[]>((resolve) => {
        const counts: number[] = [];
        let frames = 0;
        let second = performance.now();
        const step = (now: number) => {
          frames += 1;
          if (now - second >= 1000) {
            counts.push((frames * 1000) / (now - second));
            frames = 0;
            second = now;
          }
          if (counts.length < seconds) requestAnimationFrame(step);
          else resolve(counts);
        };
        requestAnimationFrame(step);
      }),
    SECONDS
  );
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Prints the median frames per second while a plan of 1,000 booths is panned with a slowed processor. */
export async function benchPlanFrames(): Promise<void> {
  const server = await startServer();
  const browser = await browserType.launch({ executablePath: chromium(), args: chromiumArguments });
  try {
    const context = await browser.newContext({
      viewport: { width: 375, height: 812 },
      deviceScaleFactor: 2,
      hasTouch: true,
      locale: 'zh-CN'
    });
    const page = await context.newPage();
    // The compiler names functions with a helper, also those that run in the page.
    await page.addInitScript('globalThis.__name = (named) => named');
    await giveConsent(page);
    await page.route('**/api/front/expo/getFloorPlan', (route) =>
      route.fulfill({ json: { code: 200, msg: '', data: largePlan } })
    );
    const map = new ExpoMapPage(new App(page, server.url));
    await map.open();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    // The most that any page gets of this machine, besides other work.
    console.log(`  at rest: ${median(await countFrames(page)).toFixed(0)} frames a second`);
    for (const [name, zooms] of [
      ['first view', 0],
      ['whole hall', -4]
    ] as const) {
      for (let step = 0; step > zooms; step--) await page.getByRole('button', { name: '缩小' }).click();
      const counting = countFrames(page);
      const end = Date.now() + SECONDS * 1000;
      while (Date.now() < end) {
        await map.drag(90, 60);
        await map.drag(-90, -60);
      }
      console.log(
        `  ${name}: ${median(await counting).toFixed(0)} frames a second (aim ${AIM}), processor ${SLOWDOWN} times slower`
      );
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}
