import { test as base } from '@playwright/test';
import { agreeOn } from './consent';
import { App } from './pages/App';
import { startServer, type TestServer } from './server';

/** Journeys run against the real server on a database of their own, shared by the journeys of one run. */
export const test = base.extend<{ app: App; site: TestServer; isNewcomer: boolean }, { server: TestServer }>({
  // Somebody who has never opened the app is asked for consent; the others have been.
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
    if (!isNewcomer) await agreeOn(page);
    await use(new App(page, server.url));
  }
});

export { expect } from '@playwright/test';
