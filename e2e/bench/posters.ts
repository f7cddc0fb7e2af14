import { chromium as browserType, type Page } from '@playwright/test';
import messages from '../../src/pagesAuth/invite/locale/zh-Hans';
import { chromium, chromiumArguments } from '../chromium';
import { giveConsent } from '../consent';
import { App } from '../pages/App';
import { startServer } from '../server';

/** Mobile number of a demo member with a picture and an invite code. */
const MEMBER = '13800138000';
/** CPU slow-down of a phone against this machine, and the time that a poster may take on it. */
const SLOWER = 4;
const GOAL_MS = 2000;
const ROUNDS = 3;

/**
 * Draws an invitation in each of its styles, in Chromium slowed down like a phone, and prints the time from the tap to
 * the picture on the page. Expects `npm run build:h5`.
 */
export async function benchPosters(): Promise<void> {
  const server = await startServer();
  const browser = await browserType.launch({ executablePath: chromium(), args: chromiumArguments });
  try {
    const page = await browser.newPage({
      viewport: { width: 375, height: 812 },
      deviceScaleFactor: 2,
      locale: 'zh-CN'
    });
    await giveConsent(page);
    const app = new App(page, server.url);
    await app.enter(MEMBER);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await app.open('pagesAuth/invite/PosterMaking');
    const names = Object.values(messages.poster.templates);
    await shown(page, names[0] ?? '');
    console.log(`  processor slowed ${SLOWER} times, goal ${GOAL_MS} ms, ${ROUNDS} rounds`);
    for (const name of [...names.slice(1), ...names.slice(0, 1)]) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) times.push(await draw(app, name, names));
      console.log(`  ${name}  ${times.map((ms) => ms.toFixed(0).padStart(5)).join('')} ms`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Chooses another style, then this one. Returns how long this one took, ms. */
async function draw(app: App, name: string, names: readonly string[]): Promise<number> {
  const other = names.find((one) => one !== name) ?? '';
  await app.top.getByText(other, { exact: true }).click();
  await shown(app.page, other);
  const started = performance.now();
  await app.top.getByText(name, { exact: true }).click();
  await shown(app.page, name);
  return performance.now() - started;
}

async function shown(page: Page, name: string): Promise<void> {
  const label = messages.poster.pictureOf(name);
  await page.waitForFunction((wanted) => {
    const picture = document.querySelector<HTMLImageElement>(`[aria-label="${wanted}"] img, img[alt="${wanted}"]`);
    return picture?.complete === true && picture.naturalWidth > 0;
  }, label);
}
