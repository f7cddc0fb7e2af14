import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium as browserType } from '@playwright/test';
import { chromium, chromiumArguments } from '../chromium';

/** Icon sizes that a browser asks of an app that is to be installed, px. */
const ICON_SIZES = ['192x192', '512x512'];

interface Manifest {
  name?: string;
  start_url?: string;
  display?: string;
  icons?: { sizes?: string }[];
}

/**
 * Returns why a browser would not install the app; nothing when it would. Lighthouse has no category for that any more:
 * the browser is asked itself, and its manifest and service worker are looked at.
 */
export async function installabilityFaults(url: string): Promise<string[]> {
  // A profile of its own: a private window installs nothing.
  const profile = mkdtempSync(path.join(tmpdir(), 'xiangshi-install-'));
  const context = await browserType.launchPersistentContext(profile, {
    executablePath: chromium(),
    args: chromiumArguments
  });
  try {
    const page = await context.newPage();
    await page.goto(url);
    const hasWorker = await page.evaluate(() =>
      Promise.race([
        navigator.serviceWorker.ready.then(() => true),
        new Promise<false>((resolve) => setTimeout(() => resolve(false), 15_000))
      ])
    );
    const session = await context.newCDPSession(page);
    const { url: address, data = '{}', errors } = await session.send('Page.getAppManifest');
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    return [
      ...(hasWorker ? [] : ['no service worker controls the app']),
      ...(address === '' ? ['the page names no manifest'] : manifestFaults(JSON.parse(data) as Manifest)),
      ...errors.map(({ message }) => `manifest: ${message}`),
      ...installabilityErrors.map(({ errorId }) => errorId)
    ];
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

function manifestFaults({ name, start_url: startUrl, display = '', icons = [] }: Manifest): string[] {
  const sizes = icons.flatMap((icon) => (icon.sizes ?? '').split(' '));
  return [
    ...(name ? [] : ['the manifest has no name']),
    ...(startUrl ? [] : ['the manifest has no start_url']),
    ...(['standalone', 'fullscreen', 'minimal-ui'].includes(display)
      ? []
      : [`the manifest is displayed as ${display}`]),
    ...ICON_SIZES.filter((size) => !sizes.includes(size)).map((size) => `the manifest has no icon of ${size}`)
  ];
}
