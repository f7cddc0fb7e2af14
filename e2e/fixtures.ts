import { type BrowserContext, test as base } from '@playwright/test';
import { giveConsent } from './consent';
import { App } from './pages/App';
import { startServer, type TestServer } from './server';

interface Fixtures {
  app: App;
  /** Opens the app in a second browser context, for another user. */
  otherApp: () => Promise<App>;
  site: TestServer;
  isNewcomer: boolean;
}

/** Journeys run against the real server on a database of their own, shared by the journeys of one run. */
export const test = base.extend<Fixtures, { server: TestServer }>({
  // True for a device that has never opened the app and is asked for consent; the others have agreed.
  isNewcomer: [false, { option: true }],
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 }
  ],
  site: async ({ server }, use) => {
    await use(server);
  },
  app: async ({ page, server, isNewcomer }, use) => {
    if (!isNewcomer) await giveConsent(page);
    await use(new App(page, server.url));
  },
  otherApp: async ({ browser, server, contextOptions }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext(contextOptions);
      contexts.push(context);
      await giveConsent(context);
      return new App(await context.newPage(), server.url);
    });
    await Promise.all(contexts.map((context) => context.close()));
  }
});

// As Playwright advises: journeys take both from here, and none by mistake the `test` without fixtures.
export { expect } from '@playwright/test';
