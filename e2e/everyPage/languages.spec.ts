import type { BrowserContext } from '@playwright/test';
import { LANGUAGES } from '../../types/contract/localText';
import { giveConsent } from '../consent';
import { expect, test } from '../fixtures';
import { Matrix } from '../Matrix';
import { App, TOKEN_KEY } from '../pages/App';
import { everyRoute } from '../pages/everyPage';
import { RequestsInFlight } from '../pages/RequestsInFlight';
import { startSession } from '../session';
import { findTextFaults } from '../textFaults';

// A worker takes a language each: pages are loaded for each of them, because the server translates their names.
test.describe.configure({ mode: 'parallel' });

/** Narrowest phone, px. */
const viewport = { width: 320, height: 640 };
/** Tabs that load at once, while others wait for the server. */
const TABS = 3;
/** Routes that lead a member away. */
const isForVisitors = (route: string) => /^(login\.|register$)/.test(route);

for (const language of LANGUAGES) {
  test(`no text is cut, over another one or beyond the edge of 320 px on any page: ${language}`, async ({
    browser,
    contextOptions,
    site
  }) => {
    test.setTimeout(480_000);
    const token = await startSession(site.url, '13800138000');
    const contexts: BrowserContext[] = [];
    const contextOf = async (stored: Record<string, unknown>) => {
      const context = await browser.newContext({ ...contextOptions, viewport, deviceScaleFactor: 1 });
      contexts.push(context);
      await giveConsent(context);
      await context.addInitScript(
        (values) => Object.entries(values).forEach(([key, value]) => localStorage.setItem(key, JSON.stringify(value))),
        { xiangshi_h5_language: language, ...stored }
      );
      return context;
    };
    const [visitor, member] = [await contextOf({}), await contextOf({ [TOKEN_KEY]: token })];

    const variant = `h5-${language}`;
    const matrix = new Matrix(variant);
    const waiting = await everyRoute(site.url, token);
    const inTab = async () => {
      const tabs = { visitor: await visitor.newPage(), member: await member.newPage() };
      const requests = { visitor: new RequestsInFlight(tabs.visitor), member: new RequestsInFlight(tabs.member) };
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const who = isForVisitors(next.name) ? 'visitor' : 'member';
        const app = new App(tabs[who], site.url);
        try {
          await app.open(next.path);
          const content = app.top.getByRole('main').or(app.top.getByRole('heading')).filter({ visible: true });
          await expect(content.first()).toBeVisible();
          await expect(app.top.locator('[aria-busy=true]')).toHaveCount(0);
          await expect.poll(() => requests[who].count, { intervals: [20] }).toBe(0);
          await tabs[who].evaluate(() => document.fonts.ready.then(() => undefined));
          matrix.add(next.path, variant, await tabs[who].evaluate(findTextFaults));
        } catch (error) {
          matrix.add(next.path, variant, [`was not measured: ${(error as Error).message.split('\n')[0]}`]);
        }
        matrix.write();
      }
    };
    try {
      await Promise.all(Array.from({ length: TABS }, inTab));
    } finally {
      await Promise.all(contexts.map((context) => context.close()));
    }
    expect(matrix.faults).toEqual([]);
  });
}
