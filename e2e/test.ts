import { test as base } from '@playwright/test';
import { App } from './pages/App';
import { startServer, type TestServer } from './server';

/** Journeys run against the real server on a database of their own, shared by the journeys of one run. */
export const test = base.extend<{ app: App; site: TestServer }, { server: TestServer }>({
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
  app: async ({ page, server }, use) => {
    await use(new App(page, server.url));
  }
});

export { expect } from '@playwright/test';
