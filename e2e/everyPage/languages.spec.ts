import { LANGUAGES } from '../../types/contract/localText';
import { expect, test } from '../fixtures';
import { Matrix } from '../Matrix';
import { findTextFaults } from '../textFaults';
import { visitEveryPage } from './visitEveryPage';

// A worker takes a language each: pages are loaded for each of them, because the server translates their names.
test.describe.configure({ mode: 'parallel' });

/** Narrowest phone, px. */
const viewport = { width: 320, height: 640 };

for (const language of LANGUAGES) {
  test(`no text is cut, over another one or beyond the edge of 320 px on any page: ${language}`, async ({
    browser,
    contextOptions,
    site
  }) => {
    test.setTimeout(480_000);
    const variant = `h5-${language}`;
    const matrix = new Matrix(variant);
    await visitEveryPage({
      browser,
      site: site.url,
      options: { ...contextOptions, viewport, deviceScaleFactor: 1 },
      stored: { xiangshi_h5_language: language },
      matrix,
      variants: [variant],
      async measure(page, address) {
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        matrix.add(address, variant, await page.evaluate(findTextFaults));
      }
    });
    expect(matrix.faults).toEqual([]);
  });
}
