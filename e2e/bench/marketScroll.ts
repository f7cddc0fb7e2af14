import { chromium as browserType } from '@playwright/test';
import { chromium, chromiumArguments } from '../chromium';
import { connectTo } from '../connectTo';
import { giveConsent } from '../consent';
import { App } from '../pages/App';
import { startServer } from '../server';
import { fillLines } from './marketData';
import { printScroll, scroll, SECONDS, speeds } from './scrollCost';

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
    for (const [name, speed] of Object.entries(speeds)) printScroll(name, speed, await scroll(page, speed));
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
