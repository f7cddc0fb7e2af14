import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { giveConsent } from '../consent';
import { expect } from '../fixtures';
import type { Matrix } from '../Matrix';
import { App, TOKEN_KEY } from '../pages/App';
import { everyPage } from '../pages/everyPage';
import { RequestsInFlight } from '../pages/RequestsInFlight';
import { startSession } from '../session';

/** Tabs that load at once, while others wait for the server. */
const TABS = 3;

/** `PAGES='^pagesExhibit/'` measures some pages alone, while their repair is worked at. */
const wanted = new RegExp(process.env.PAGES ?? '');
/** Pages that lead a member away. */
const isForVisitors = (address: string) => /^pagesAuth\/(login\/(?!NewPassword)|register\/)/.test(address);

export interface Visit {
  browser: Browser;
  /** Address of the server. */
  site: string;
  options: BrowserContextOptions;
  /** Values on the device, by name. */
  stored?: Record<string, unknown>;
  matrix: Matrix;
  /** Variants that the measure adds; a page that cannot be opened is a fault in each. */
  variants: readonly string[];
  measure(page: Page, address: string): Promise<void>;
}

/** Opens every page with demo data, whole and with its answers there, and measures it. */
export async function visitEveryPage(visit: Visit): Promise<void> {
  const { browser, site, options, stored = {}, matrix, variants, measure } = visit;
  const token = await startSession(site, '13800138000');
  const contexts: BrowserContext[] = [];
  const contextOf = async (values: Record<string, unknown>) => {
    const context = await browser.newContext(options);
    contexts.push(context);
    await giveConsent(context);
    await context.addInitScript(
      (kept) => Object.entries(kept).forEach(([key, value]) => localStorage.setItem(key, JSON.stringify(value))),
      values
    );
    return context;
  };
  const [visitor, member] = [await contextOf(stored), await contextOf({ ...stored, [TOKEN_KEY]: token })];
  const waiting = (await everyPage(site, token)).filter((address) => wanted.test(address));
  const inTab = async () => {
    const tabs = { visitor: await visitor.newPage(), member: await member.newPage() };
    const requests = { visitor: new RequestsInFlight(tabs.visitor), member: new RequestsInFlight(tabs.member) };
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const who = isForVisitors(next) ? 'visitor' : 'member';
      const app = new App(tabs[who], site);
      try {
        await app.open(next);
        const content = app.top.getByRole('main').or(app.top.getByRole('heading')).filter({ visible: true });
        await expect(content.first()).toBeVisible();
        await expect(app.top.locator('[aria-busy=true]')).toHaveCount(0);
        await expect.poll(() => requests[who].count, { intervals: [20] }).toBe(0);
        await measure(tabs[who], next);
      } catch (error) {
        const fault = `was not measured: ${(error as Error).message.split('\n')[0]}`;
        for (const variant of variants) matrix.add(next, variant, [fault]);
      }
      // A run that is stopped leaves what it found.
      matrix.write();
    }
  };
  try {
    await Promise.all(Array.from({ length: TABS }, inTab));
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
  }
}
