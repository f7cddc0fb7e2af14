import type { Page } from '@playwright/test';

/** Waits until a page looks as it will stay, for a picture. */
export async function settle(page: Page): Promise<void> {
  // The flashes keep a stream open, so the network is never idle there.
  await page.waitForLoadState('networkidle', { timeout: 4_000 }).catch(() => undefined);
  await page.waitForTimeout(700);
}
