import { MINUTE_MS } from '@rules/duration';
import { expect, test } from '../fixtures';
import { Matrix } from '../Matrix';
import { shortenedTexts, zoomTexts } from '../pages/textZoom';
import { findTextFaults } from '../textFaults';
import { visitEveryPage } from './visitEveryPage';

const VARIANT = 'text 200 %';

test('no text is cut, shortened or over another one on any page with letters of twice the size', async ({
  browser,
  contextOptions,
  site
}) => {
  test.setTimeout(8 * MINUTE_MS);
  const matrix = new Matrix('text-200');
  await visitEveryPage({
    browser,
    site: site.url,
    options: { ...contextOptions, deviceScaleFactor: 1 },
    matrix,
    variants: [VARIANT],
    async measure(page, address) {
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const before = new Set(await shortenedTexts(page));
      await zoomTexts(page, 2);
      const shortened = (await shortenedTexts(page)).filter((text) => !before.has(text));
      const faults = await page.evaluate(findTextFaults);
      matrix.add(address, VARIANT, [...faults, ...shortened.map((text) => `${text} is shortened`)]);
    }
  });
  expect(matrix.faults).toEqual([]);
});
