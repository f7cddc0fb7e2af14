import { chromium as browserType, type Page } from '@playwright/test';
import { chromium, chromiumArguments } from '../chromium';
import { giveConsent } from '../consent';
import { App } from '../pages/App';
import { SLOWDOWN, slowProcessor } from '../pages/slowPhone';
import { startServer } from '../server';
import { medianOf } from './lighthouseRounds';

const ROUNDS = 5;
/** Milliseconds from the tap to the first frame of the page, and to the one with its content. */
const goals = { frame: 100, content: 200 };

type Times = typeof goals;

interface RouteChange {
  name: string;
  tab: string;
  link: RegExp;
}

const changes: RouteChange[] = [
  { name: 'home → line', tab: '首页', link: /·.*\d\d-\d\d/ },
  { name: 'market → line', tab: '行情', link: /·/ },
  { name: 'trade → supply', tab: '供求', link: /八角/ }
];

/**
 * Measures from a tap to the first frame of the next page and to its content, and the same for the way back, with the
 * processor slowed: for its first time, when code and data of the page come from the server, and again. Expects `npm run
 * build:h5`.
 */
export async function benchRouteChanges(): Promise<void> {
  const server = await startServer();
  const browser = await browserType.launch({ executablePath: chromium(), args: chromiumArguments });
  try {
    console.log(
      `  processor ${SLOWDOWN} times slower; ms to the first frame / to the content (goals ${goals.frame} / ${goals.content})`
    );
    for (const change of changes) {
      const context = await browser.newContext({
        viewport: { width: 375, height: 812 },
        deviceScaleFactor: 2,
        hasTouch: true,
        locale: 'zh-CN',
        reducedMotion: 'reduce',
        serviceWorkers: 'block'
      });
      const page = await context.newPage();
      // The compiler names functions with a helper, also those that run in the page.
      await page.addInitScript('globalThis.__name = (named) => named');
      await giveConsent(page);
      await measureChange(new App(page, server.url), change);
      await context.close();
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function measureChange(app: App, { name, tab, link }: RouteChange): Promise<void> {
  const { page } = app;
  await app.open();
  await app.tab(tab);
  await app.link(link).waitFor();
  // Whatever follows the first screen has come.
  await page.waitForLoadState('networkidle');
  await slowProcessor(page);
  const there: Times[] = [];
  const back: Times[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    there.push(await timesOf(page, () => app.link(link).tap()));
    back.push(await timesOf(page, () => app.top.getByRole('button', { name: '返回' }).tap()));
  }
  const [first, ...again] = there;
  console.log(
    `  ${name.padEnd(16)}first ${first?.frame} / ${first?.content}, again ${summary(again)}, back ${summary(back)}`
  );
}

function summary(times: Times[]): string {
  const column = (key: keyof Times) => {
    const values = times.map((each) => each[key]);
    return `${medianOf(values)} (${Math.min(...values)}–${Math.max(...values)})`;
  };
  return `${column('frame')} / ${column('content')}`;
}

/**
 * Watches the next route change from the tap that causes it.
 * @throws Error for one that does not end
 */
async function timesOf(page: Page, tap: () => Promise<void>): Promise<Times> {
  const watching = await page.evaluateHandle(watch);
  await tap();
  return page.evaluate(({ times }) => times, watching);
}

/** Runs in the page. The promise is in an object, because a handle waits for a promise itself. */
function watch(): { times: Promise<Times> } {
  const top = () =>
    [...document.querySelectorAll('.taro_page')].filter((each) => each.getClientRects().length > 0).at(-1);
  const before = top();
  const times = new Promise<Times>((resolve, reject) => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        let frame: number | undefined;
        const look = () =>
          requestAnimationFrame(() => {
            // After the frame has been painted.
            setTimeout(() => {
              const page = top();
              const elapsed = Math.round(performance.now() - timeStamp);
              if (page !== undefined && page !== before) {
                frame ??= elapsed;
                const main = page.querySelector('[role=main]');
                const hasContent = (main?.textContent?.length ?? 0) > 60 && !page.querySelector('[aria-busy=true]');
                if (hasContent) return resolve({ frame, content: elapsed });
              }
              if (elapsed > 20_000) return reject(new Error(`no content after ${elapsed} ms at ${location.href}`));
              look();
            });
          });
        look();
      },
      { capture: true, once: true }
    );
  });
  return { times };
}
