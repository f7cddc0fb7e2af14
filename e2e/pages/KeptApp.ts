import type { Page } from '@playwright/test';

/** Copies that the service worker of a page keeps, as the browser reports them. */
export class KeptApp {
  constructor(private readonly page: Page) {}

  /** Waits until the worker serves the page and all public content has been loaded once. */
  async whenComplete(): Promise<void> {
    await this.page.waitForFunction(
      () => navigator.serviceWorker.controller !== null && localStorage.getItem('xiangshi_h5_offlineCopies') !== null,
      undefined,
      { timeout: 30_000 }
    );
  }

  cacheNames(): Promise<string[]> {
    return this.page.evaluate(() => caches.keys());
  }

  /** Returns the paths of the answers that a cache has. */
  pathsIn(cacheName: string): Promise<string[]> {
    return this.page.evaluate(async (name) => {
      const cache = await caches.open(name);
      return (await cache.keys()).map(({ url }) => new URL(url).pathname);
    }, cacheName);
  }

  /** Asks for a newer version, as the page does by itself once an hour. */
  async findNewerVersion(): Promise<void> {
    await this.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
    });
  }

  /** Waits until no version waits any more. */
  async whenTakenOver(): Promise<void> {
    await this.page.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.waiting === null && registration.installing === null;
    });
  }

  /** Waits until the browser has no worker for the app. */
  async whenRemoved(): Promise<void> {
    await this.page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration()) === undefined);
  }

  /** Returns the script that the page has begun with. */
  entry(): Promise<string | null> {
    return this.page.locator('script[src*="/js/app."]').first().getAttribute('src');
  }
}
