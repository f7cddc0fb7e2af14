import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { giveConsent } from '../consent';
import { expect, test } from '../fixtures';
import { App } from '../pages/App';
import { chooseFile } from '../pages/chooseFile';
import { publishFlash } from '../publishFlash';
import { startServer, type TestServer } from '../server';

const built = path.resolve(__dirname, '../../dist/h5');

/** The app on one host, built for the API of another. */
let pages: TestServer;
let api: TestServer;
let folder: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = mkdtempSync(path.join(tmpdir(), 'xiangshi-h5-'));
  cpSync(built, folder, { recursive: true });
  pages = await startServer({ env: { H5_DIR: folder } });
  api = await startServer({ env: { ALLOWED_ORIGINS: pages.url } });
  // The home, and the page of all other addresses.
  for (const name of ['index.html', 'page.html']) {
    const file = path.join(folder, name);
    const page = readFileSync(file, 'utf8');
    const named = page.replace(/(<meta name="api-host" content=")[^"]*"/, `$1${api.url}"`);
    expect(named).not.toBe(page);
    writeFileSync(file, named);
  }
});

test.afterAll(async () => {
  await pages?.stop();
  await api?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('an app on one host works with the API of another', async ({ page }) => {
  await giveConsent(page);
  const app = new App(page, pages.url);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(new URL(request.url()).origin);
  });
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|CORS|Cross-Origin/i.test(message.text())) refused.push(message.text());
  });

  await test.step('a visitor reads the home', async () => {
    await app.open();
    await expect(app.text('今日行情')).toBeVisible();
  });

  await test.step('a flash arrives over the stream', async () => {
    const opened = page.waitForResponse(
      (response) => response.url().startsWith(`${api.url}/api/front/live/stream`) && response.status() === 200
    );
    await app.open('pagesNews/quick-news/quick-news-list/index');
    await opened;
    const title = await publishFlash(api.url, '隔壁主机');
    await expect(app.text(title)).toBeVisible();
  });

  await test.step('a member logs in, and uploads a picture that is displayed', async () => {
    await app.open('pagesAuth/login/PhoneLogin');
    await app.logIn('19900000595');
    await expect(app.text('我的交易')).toBeVisible();
    await app.open('pagesAuth/edit/BasicInformation');
    const buffer = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#20a060' } })
      .jpeg()
      .toBuffer();
    await chooseFile(app, () => app.text('头像').click(), { name: 'me.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('dialog', { name: '移动和缩放' }).getByRole('button', { name: '使用' }).click();
    await app.button('保存').click();
    await expect(app.text('已保存')).toBeVisible();
    await page.reload();
    const picture = app.top.locator(`img[src^="${api.url}/uploads/"]`).first();
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
    const address = (await picture.getAttribute('src')) ?? '';
    // Reads the picture as a poster does to draw it.
    expect(await page.evaluate(async (url) => (await fetch(url)).headers.get('content-type'), address)).toMatch(
      /image/
    );
  });

  expect(new Set(asked)).toEqual(new Set([api.url]));
  expect(refused).toEqual([]);
});
