import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { giveConsent } from '../consent';
import { expect, test } from '../fixtures';
import { copyBuild, replaceBuild } from '../nextBuild';
import { App } from '../pages/App';
import { KeptApp } from '../pages/KeptApp';
import { startServer, temporaryFolder, type TestServer } from '../server';

test.use({ serviceWorkers: 'allow' });

test('the app can be installed: its manifest is valid, and its icons have the sizes that it names', async ({
  app,
  page
}) => {
  await app.open();
  await new KeptApp(page).whenComplete();
  const browser = await page.context().newCDPSession(page);
  const { url, errors } = await browser.send('Page.getAppManifest');
  expect([url, errors]).toEqual([`${app.url}/h5/manifest.webmanifest`, []]);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Every context of the tests is private.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);

  const manifest = (await (await page.request.get(url)).json()) as {
    icons: { src: string; sizes: string }[];
    shortcuts: { name: string; url: string }[];
  };
  for (const { src, sizes } of manifest.icons) {
    const width = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image.naturalWidth;
    }, src);
    expect(`${width}x${width}`, src).toBe(sizes);
  }
  for (const shortcut of manifest.shortcuts) {
    const response = await page.request.get(app.url + shortcut.url, { headers: { accept: 'text/html' } });
    expect(response.status(), shortcut.name).toBe(200);
  }
});

/** Starts a server with a copy of the build, which a journey replaces by another one. */
async function serveOwnBuild(env: Record<string, string> = {}) {
  const folder = temporaryFolder();
  const build = path.join(folder, 'h5');
  copyBuild(build);
  const server = await startServer({ env: { H5_DIR: build, ...env } });
  return {
    server,
    replace: () => replaceBuild(build),
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

async function openHome(page: Page, { url }: TestServer): Promise<{ app: App; kept: KeptApp }> {
  await giveConsent(page);
  const app = new App(page, url);
  await app.open();
  await expect(app.text('香料综合指数')).toBeVisible();
  const kept = new KeptApp(page);
  await kept.whenComplete();
  return { app, kept };
}

test('a newer version waits: the open page goes on with its own files, and the next start has the newer one', async ({
  page
}) => {
  test.slow();
  const own = await serveOwnBuild();
  try {
    const { app, kept } = await openHome(page, own.server);
    const entry = await kept.entry();
    own.replace();
    await kept.findNewerVersion();
    await expect(page.getByRole('status').filter({ hasText: '有新版本' })).toBeVisible();

    await test.step('a part of the old page that the server does not have any more opens', async () => {
      await app.tab('我的');
      await app.link('关于香市').click();
      await expect(app.text('检查更新')).toBeVisible();
      expect(await kept.entry()).toBe(entry);
    });

    await test.step('the next start is the newer version, which takes over', async () => {
      await page.reload();
      await expect(app.text('检查更新')).toBeVisible();
      expect(await kept.entry()).not.toBe(entry);
      await kept.whenTakenOver();
      const shells = (await kept.cacheNames()).filter((name) => name.startsWith('xiangshi-shell-'));
      expect(shells, 'the build before stays for other open pages').toHaveLength(2);
    });
  } finally {
    await own.stop();
  }
});

test('a tap on the hint replaces the page by the newer version', async ({ page }) => {
  test.slow();
  const own = await serveOwnBuild();
  try {
    const { app, kept } = await openHome(page, own.server);
    const entry = await kept.entry();
    own.replace();
    await kept.findNewerVersion();
    await page.getByRole('status').getByText('更新', { exact: true }).click();
    await expect.poll(() => kept.entry().catch(() => entry)).not.toBe(entry);
    await expect(app.text('香料综合指数')).toBeVisible();
  } finally {
    await own.stop();
  }
});

test('an operator who switches the worker off removes it and what it has kept from the devices', async ({ page }) => {
  test.slow();
  const first = await startServer();
  try {
    const { app, kept } = await openHome(page, first);
    await first.stop();
    const port = Number(new URL(first.url).port);
    const second = await startServer({ port, env: { SERVICE_WORKER: '0' } });
    try {
      await page.reload();
      await expect(app.text('香料综合指数')).toBeVisible();
      await kept.findNewerVersion();
      await kept.whenRemoved();
      // A download of the worker that was replaced may still end; the next start removes that too.
      await expect(async () => {
        await page.reload();
        await kept.whenRemoved();
        expect(await kept.cacheNames()).toEqual([]);
      }).toPass();
    } finally {
      await second.stop();
    }
  } finally {
    if (first.pid !== undefined) await first.stop();
  }
});
