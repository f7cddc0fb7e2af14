import type { CDPSession, Page } from '@playwright/test';

/** How much slower than this machine a cheap phone is. */
export const SLOWDOWN = 4;
/** Lighthouse's slow network of phones. */
const network = { offline: false, latency: 150, downloadThroughput: 180_000, uploadThroughput: 84_000 };

/** Gives a page the processor of a cheap phone. */
export async function slowProcessor(page: Page): Promise<CDPSession> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return devTools;
}

/** Gives a page the processor and the network of a cheap phone. */
export async function slowPhone(page: Page): Promise<CDPSession> {
  const devTools = await slowProcessor(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', network);
  return devTools;
}
