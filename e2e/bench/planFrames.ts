import { chromium as browserType, type Page } from '@playwright/test';
import type { FloorPlan } from '@contract/floorPlan';
import { chromium, chromiumArguments } from '../chromium';
import { giveConsent } from '../consent';
import { App } from '../pages/App';
import { ExpoMapPage } from '../pages/ExpoMapPage';
import { startServer } from '../server';

const COLUMNS = 40;
const ROWS = 25;
const SECONDS = 5;
/** How much slower than this machine a phone is. */
const SLOWDOWN = 4;
/** Frames a second that the plan is to reach (docs/benchmarks.md). */
const AIM = 50;

/** Returns a plan of one hall with a thousand booths. */
function largePlan(): FloorPlan {
  const booths: FloorPlan['halls'][number]['booths'] = Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const [x, y] = [6 + (index % COLUMNS) * 3, 4 + Math.floor(index / COLUMNS) * 6];
    return {
      no: `1${String.fromCharCode(65 + Math.floor(index / COLUMNS))}${String((index % COLUMNS) + 1).padStart(2, '0')}`,
      polygon: [x, y, x + 3, y, x + 3, y + 3, x, y + 3],
      size: 'standard',
      areaM2: 9,
      category: index % 2 === 0 ? 'rawSpice' : 'extract'
    };
  });
  const outline = [0, 0, 132, 0, 132, 156, 0, 156];
  const facilities = [{ kind: 'entrance' as const, x: 66, y: 156 }];
  return {
    expoId: 'large',
    version: 'large',
    halls: [{ id: 'large-1', number: 1, name: '大馆', x: 0, y: 0, outline, facilities, booths }]
  };
}

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
      route.fulfill({ json: { code: 200, msg: '', data: largePlan() } })
    );
    const map = new ExpoMapPage(new App(page, server.url));
    await map.open();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
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
      const counts = (await counting).sort((one, other) => one - other);
      const median = counts[Math.floor(counts.length / 2)] ?? 0;
      console.log(`  ${name}: ${median.toFixed(0)} frames a second (aim ${AIM}), processor ${SLOWDOWN} times slower`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}
