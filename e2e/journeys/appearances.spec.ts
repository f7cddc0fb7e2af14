import type { Page } from '@playwright/test';
import { MINUTE_MS } from '@rules/duration';
import { expect, test } from '../fixtures';
import { Matrix } from '../Matrix';
import { accessibilityOf } from '../pages/accessibility';
import type { App } from '../pages/App';
import { everyPage } from '../pages/everyPage';
import { contrastFaultsOf } from '../pages/pictureContrast';
import { tapTargetsOf } from '../pages/tapTargets';
import { overflowOf } from '../pages/typography';

/** Smallest tap target, px. */
const FINGER = 44;
/** Twice the print in a window of 1280 by 800: the browser lays the page out as in one of half the size. */
const ENLARGED = { width: 640, height: 400 };

const appearances = [
  { variant: 'light', settings: { theme: 'light', elder: false } },
  { variant: 'dark', settings: { theme: 'dark', elder: false } },
  { variant: 'elder', settings: { theme: 'light', elder: true } }
] as const;

/** Pages that lead a member away. */
const isForVisitors = (address: string) => /^pagesAuth\/(login|register)\//.test(address);

async function openWhole(app: App, address: string): Promise<void> {
  await app.open(address);
  await expect(
    app.top.getByRole('main').or(app.top.getByRole('heading')).filter({ visible: true }).first()
  ).toBeVisible();
  // Content that comes within 200 ms has no skeleton. A page of flashes keeps a stream open.
  await app.page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  await expect(app.top.locator('[aria-busy=true]')).toHaveCount(0);
}

async function overflowFaults(page: Page): Promise<string[]> {
  const { wider, beyond } = await overflowOf(page);
  return [...(wider > 0 ? [`the page is ${wider} px too wide`] : []), ...beyond.map((text) => `“${text}” is cut off`)];
}

async function smallTargets(page: Page): Promise<string[]> {
  // A rail of letters is used by sliding, with the letter shown beside the pointer.
  return (await tapTargetsOf(page))
    .filter(({ name, width, height }) => !/^[A-Z]$/.test(name) && Math.min(width, height) < FINGER - 0.5)
    .map(({ name, width, height }) => `tap target of ${width} × ${height} px: ${name}`);
}

/** Returns what is wrong with the opened page. */
async function faultsOf(page: Page, variant: string): Promise<string[]> {
  const { faults, unmeasured } = await accessibilityOf(page);
  const found = [...faults, ...(await contrastFaultsOf(page, unmeasured)), ...(await overflowFaults(page))];
  if (variant === 'elder') found.push(...(await smallTargets(page)));
  if (variant !== 'light') return found;
  const size = page.viewportSize();
  await page.setViewportSize(ENLARGED);
  const enlarged = await overflowFaults(page);
  if (size) await page.setViewportSize(size);
  return [...found, ...enlarged.map((fault) => `at 200 %: ${fault}`)];
}

test.describe('[compliance 20] every page of each appearance', () => {
  for (const { variant, settings } of appearances) {
    test(`passes axe, has contrast over its pictures, and fits its window: ${variant}`, async ({
      app,
      otherApp,
      site
    }) => {
      test.setTimeout(12 * MINUTE_MS);
      const token = await app.enter('13800138000');
      const visitor = await otherApp();
      for (const { page } of [app, visitor])
        await page.addInitScript((values) => {
          for (const [key, value] of Object.entries(values))
            localStorage.setItem(`xiangshi_h5_${key}`, JSON.stringify(value));
        }, settings);
      const matrix = new Matrix(`appearance-${variant}`);
      for (const address of await everyPage(site.url, token)) {
        try {
          const viewer = isForVisitors(address) ? visitor : app;
          await openWhole(viewer, address);
          matrix.add(address, variant, await faultsOf(viewer.page, variant));
        } catch (error) {
          matrix.add(address, variant, [`did not open: ${(error as Error).message.split('\n')[0]}`]);
        }
      }
      matrix.write();
      expect(matrix.faults).toEqual([]);
    });
  }
});
