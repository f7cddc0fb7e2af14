import { chromium as browserType } from '@playwright/test';
import { chromium, chromiumArguments } from '../chromium';
import { giveConsent } from '../consent';
import { App, TOKEN_KEY } from '../pages/App';
import { printScroll, scroll, SECONDS, speeds } from './scrollCost';

/** Scrolls the card holder of a user in Chromium at the size of a phone and prints the cost. Expects `npm run build:h5`. */
export async function benchCardsScroll(url: string, token: string): Promise<void> {
  const browser = await browserType.launch({ executablePath: chromium(), args: chromiumArguments });
  try {
    const localStorage = [{ name: TOKEN_KEY, value: JSON.stringify(token) }];
    const context = await browser.newContext({
      viewport: { width: 375, height: 812 },
      deviceScaleFactor: 2,
      locale: 'zh-CN',
      storageState: { cookies: [], origins: [{ origin: url, localStorage }] }
    });
    const page = await context.newPage();
    // The compiler names functions with a helper, also those that run in the page.
    await page.addInitScript('globalThis.__name = (named) => named');
    await giveConsent(page);
    const app = new App(page, url);
    const started = performance.now();
    await app.open('pages/vcard/webview/webview?webviewPathName=VcardHolder');
    await app.top.getByRole('link').first().waitFor();
    console.log(
      `  holder opened in ${((performance.now() - started) / 1000).toFixed(1)} s; ${SECONDS} s at each speed`
    );
    for (const [name, speed] of Object.entries(speeds)) printScroll(name, speed, await scroll(page, speed));
  } finally {
    await browser.close();
  }
}
