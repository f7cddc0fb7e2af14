import type { Page } from '@playwright/test';
import { MINUTE_MS } from '@rules/duration';
import { expect, test } from '../fixtures';
import { Matrix } from '../Matrix';
import { overflowFaults } from '../pages/typography';
import { findTextFaults } from '../textFaults';
import { visitEveryPage } from './visitEveryPage';

/** Twice the print in a window of 1280 by 800: the browser lays the page out as in one of half the size. */
const zoomedPage = { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 };
async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return [...(await overflowFaults(page)), ...(await page.evaluate(findTextFaults))];
}

test('no text is cut, over another one or beyond the edge on any page at 200 %', async ({
  browser,
  contextOptions,
  site
}) => {
  test.setTimeout(8 * MINUTE_MS);
  const matrix = new Matrix('zoom-200');
  await visitEveryPage({
    browser,
    site: site.url,
    options: { ...contextOptions, ...zoomedPage },
    matrix,
    variants: ['200 %'],
    measure: async (page, address) => matrix.add(address, '200 %', await faultsOf(page))
  });
  expect(matrix.faults).toEqual([]);
});
