import sharp from 'sharp';
import { encode } from 'uqr';
import { chromium, chromiumArguments } from '../chromium';
import { fakeCameraVideo } from '../fakeCameraVideo';
import { expect, test } from '../fixtures';
import { chooseFile } from '../pages/chooseFile';

/** A camera that records a printed code. Chromium without windows cannot ask for it; one with windows would count as asked. */
const camera = [
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${fakeCameraVideo('大料')}`,
  ...(chromium().endsWith('headless-shell') ? ['--use-fake-ui-for-media-stream'] : [])
];
test.use({ launchOptions: { executablePath: chromium(), args: [...chromiumArguments, ...camera] } });

/** Returns a picture of a code as an album has it: of a phone's size, rotated. */
async function pictureOf(text: string): Promise<Buffer> {
  const { data, size } = encode(text, { border: 3 });
  const pixels = Buffer.from(data.flatMap((row) => row.map((isInk) => (isInk ? 20 : 235))));
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(1200, 1200, { kernel: 'nearest' })
    .rotate(8, { background: '#8a8a80' })
    .extend({ top: 300, bottom: 900, left: 200, right: 200, background: '#8a8a80' })
    .jpeg()
    .toBuffer();
}

test('scanned text is searched for, after the purpose of the camera is explained', async ({ app, page }) => {
  await app.open();
  await app.button('扫一扫').click();
  const scanner = page.getByRole('dialog', { name: '扫一扫' });
  await expect(scanner.getByText('画面只在本机识别')).toBeVisible();
  await expect(scanner.locator('video')).toHaveCount(0);
  // Permits it, as a person does when the browser asks.
  await page.context().grantPermissions(['camera']);
  await scanner.getByRole('button', { name: '打开相机' }).click();
  await expect(page).toHaveURL(/search-view\/index\?q=/);
  await expect(scanner).toHaveCount(0);
  await expect(app.text('「大料」就是八角，已合并显示结果')).toBeVisible();
  await app.back();
  await expect(app.link('搜品种、货源、企业')).toBeVisible();
});

test('an app code in a picture opens its page, a foreign one is only shown', async ({ app, page }) => {
  await app.open('pagesSearch/SearchMiddlePage');
  const choose = async (text: string) => {
    await app.button('扫一扫').click();
    const openPicker = () => page.getByRole('button', { name: '选一张图片' }).click();
    await chooseFile(app, openPicker, { name: 'code.jpg', mimeType: 'image/jpeg', buffer: await pictureOf(text) });
  };
  await choose('https://example.com/pay?to=1');
  await expect(page).toHaveURL(/CopyClipboard/);
  await expect(app.text('https://example.com/pay?to=1')).toBeVisible();
  await app.back();
  await choose(`${app.url}/h5/pagesNews/quick-news/quick-news-list/index`);
  await expect(page).toHaveURL(/quick-news-list/);
  await app.back();
  await expect(app.top.getByRole('searchbox')).toBeVisible();
});

test('the way back closes the scanner and leaves the page', async ({ app, page }) => {
  await app.open();
  await app.link('搜品种、货源、企业').click();
  await expect(app.top.getByRole('searchbox')).toBeVisible();
  await app.button('扫一扫').click();
  await expect(page.getByRole('dialog', { name: '扫一扫' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(app.top.getByRole('searchbox')).toBeVisible();
});
