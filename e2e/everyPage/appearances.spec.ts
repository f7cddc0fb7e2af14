import type { Page } from '@playwright/test';
import { MINUTE_MS } from '@rules/duration';
import { expect, test } from '../fixtures';
import { Matrix } from '../Matrix';
import { accessibilityOf } from '../pages/accessibility';
import { contrastFaultsOf } from '../pages/pictureContrast';
import { tapTargetsOf } from '../pages/tapTargets';
import { overflowFaults } from '../pages/typography';
import { visitEveryPage } from './visitEveryPage';

// A worker takes a size of the print each.
test.describe.configure({ mode: 'parallel' });

/** Smallest tap target, px. */
const FINGER = 44;
/**
 * The rule of axe that another theme or size of print can break; the others ask for the same elements in each. Sizes of
 * targets are measured without axe, which does not see the area around a drawing.
 */
const OF_APPEARANCE = ['color-contrast'];

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

/** Returns what still moves, although the browser says that reduced motion is preferred. */
async function motionFaults(page: Page): Promise<string[]> {
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect instanceof KeyframeEffect && effect.target?.getAttribute('class')) || 'an element')
  );
  return moving.map((name) => `moves although less motion is preferred: ${name}`);
}

/** Measures the opened page in light, and after the phone has turned dark. */
async function measureThemes(page: Page, address: string, matrix: Matrix): Promise<void> {
  const light = [...(await axeFaults(page)), ...(await overflowFaults(page)), ...(await motionFaults(page))];
  matrix.add(address, 'light', light);

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
      const matrix = new Matrix(`appearance-${variants.join('-')}`);
      await visitEveryPage({
        browser,
        site: site.url,
        options: { ...contextOptions, colorScheme: 'light' },
        stored: { xiangshi_h5_elder: elder },
        matrix,
        variants,
        measure: (page, address) => measure(page, address, matrix)
      });
      expect(matrix.faults).toEqual([]);
    });
  }
});
