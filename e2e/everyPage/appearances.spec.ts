import type { BrowserContext, Page } from '@playwright/test';
import { MINUTE_MS } from '@rules/duration';
import { giveConsent } from '../consent';
import { expect, test } from '../fixtures';
import { Matrix } from '../Matrix';
import { accessibilityOf } from '../pages/accessibility';
import { App, TOKEN_KEY } from '../pages/App';
import { everyPage } from '../pages/everyPage';
import { contrastFaultsOf } from '../pages/pictureContrast';
import { RequestsInFlight } from '../pages/RequestsInFlight';
import { tapTargetsOf } from '../pages/tapTargets';
import { overflowOf } from '../pages/typography';
import { startSession } from '../session';

// A worker takes a size of the print each.
test.describe.configure({ mode: 'parallel' });

/** Smallest tap target, px. */
const FINGER = 44;
/** Twice the print in a window of 1280 by 800: the browser lays the page out as in one of half the size. */
const ENLARGED = { width: 640, height: 400 };
/** Tabs that load at once, while others wait for the server. */
const TABS = 3;
/**
 * The rule of axe that another theme or size of print can break; the others ask for the same elements in each. Sizes of
 * targets are measured without axe, which does not see the area around a drawing.
 */
const OF_APPEARANCE = ['color-contrast'];

/** Pages that lead a member away. */
const isForVisitors = (address: string) => /^pagesAuth\/(login\/(?!NewPassword)|register\/)/.test(address);

async function overflowFaults(page: Page): Promise<string[]> {
  const { wider, beyond } = await overflowOf(page);
  return [...(wider > 0 ? [`the page is ${wider} px too wide`] : []), ...beyond.map((text) => `“${text}” is cut off`)];
}

async function smallTargets(page: Page): Promise<string[]> {
  // A rail of letters is used by sliding, with the letter shown beside the pointer; a button that hides while the page
  // scrolls has no area here.
  return (await tapTargetsOf(page))
    .filter(({ name, width, height }) => !/^[A-Z]$/.test(name) && width * height > 1)
    .filter(({ width, height }) => Math.min(width, height) < FINGER - 0.5)
    .map(({ name, width, height }) => `tap target of ${width} × ${height} px: ${name}`);
}

/** Returns what axe and the painted pixels say against the opened page. `rules`: all by default. */
async function axeFaults(page: Page, rules?: readonly string[]): Promise<string[]> {
  const { faults, unmeasured } = await accessibilityOf(page, rules);
  return [...faults, ...(await contrastFaultsOf(page, unmeasured))];
}

/** Measures the opened page in light, at twice the print, and after the phone has turned dark. */
async function measureThemes(page: Page, address: string, matrix: Matrix): Promise<void> {
  const light = [...(await axeFaults(page)), ...(await overflowFaults(page))];
  const size = page.viewportSize();
  await page.setViewportSize(ENLARGED);
  const enlarged = await overflowFaults(page);
  if (size) await page.setViewportSize(size);
  matrix.add(address, 'light', [...light, ...enlarged.map((fault) => `at 200 %: ${fault}`)]);

  await page.emulateMedia({ colorScheme: 'dark' });
  matrix.add(address, 'dark', [...(await axeFaults(page, OF_APPEARANCE)), ...(await overflowFaults(page))]);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function measureLargePrint(page: Page, address: string, matrix: Matrix): Promise<void> {
  const faults = [...(await axeFaults(page, OF_APPEARANCE)), ...(await overflowFaults(page))];
  matrix.add(address, 'elder', [...faults, ...(await smallTargets(page))]);
}

// Rows and pictures differ in large print, not only their sizes: its pages are opened with the setting.
const prints = [
  { print: 'standard print, light and dark', variants: ['light', 'dark'], elder: false, measure: measureThemes },
  { print: 'large print', variants: ['elder'], elder: true, measure: measureLargePrint }
];

test.describe('[compliance 20] every page of each appearance', () => {
  for (const { print, variants, elder, measure } of prints) {
    test(`passes axe, has contrast over its pictures, and fits its window: ${print}`, async ({
      browser,
      contextOptions,
      site
    }) => {
      test.setTimeout(8 * MINUTE_MS);
      const token = await startSession(site.url, '13800138000');
      const contexts: BrowserContext[] = [];
      const contextOf = async (stored: Record<string, unknown>) => {
        const context = await browser.newContext({ ...contextOptions, colorScheme: 'light' });
        contexts.push(context);
        await giveConsent(context);
        await context.addInitScript(
          (values) =>
            Object.entries(values).forEach(([key, value]) => localStorage.setItem(key, JSON.stringify(value))),
          { xiangshi_h5_elder: elder, ...stored }
        );
        return context;
      };
      const [visitor, member] = [await contextOf({}), await contextOf({ [TOKEN_KEY]: token })];

      const matrix = new Matrix(`appearance-${variants.join('-')}`);
      const waiting = await everyPage(site.url, token);
      const inTab = async () => {
        const tabs = { visitor: await visitor.newPage(), member: await member.newPage() };
        const requests = { visitor: new RequestsInFlight(tabs.visitor), member: new RequestsInFlight(tabs.member) };
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const who = isForVisitors(next) ? 'visitor' : 'member';
          const app = new App(tabs[who], site.url);
          try {
            await app.open(next);
            const content = app.top.getByRole('main').or(app.top.getByRole('heading')).filter({ visible: true });
            await expect(content.first()).toBeVisible();
            await expect(app.top.locator('[aria-busy=true]')).toHaveCount(0);
            await expect.poll(() => requests[who].count, { intervals: [20] }).toBe(0);
            await measure(tabs[who], next, matrix);
            // A run that is stopped leaves what it found.
            matrix.write();
          } catch (error) {
            const fault = `was not measured: ${(error as Error).message.split('\n')[0]}`;
            for (const variant of variants) matrix.add(next, variant, [fault]);
          }
        }
      };
      try {
        await Promise.all(Array.from({ length: TABS }, inTab));
      } finally {
        matrix.write();
        await Promise.all(contexts.map((context) => context.close()));
      }
      expect(matrix.faults).toEqual([]);
    });
  }
});
