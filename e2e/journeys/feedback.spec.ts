import sharp from 'sharp';
import { expect, test } from '../fixtures';
import type { App } from '../pages/App';

const MB = 1024 * 1024;
const typedText = '行情页的走势图在夜里打不开，换了手机也一样';

async function choose(app: App, name: string, buffer: Buffer): Promise<void> {
  const chooser = app.page.waitForEvent('filechooser');
  await app.button('添加照片').click();
  const agree = app.page.getByRole('alertdialog').getByRole('button').last();
  const files = await Promise.race([chooser, agree.click().then(() => chooser)]);
  await files.setFiles({ name, mimeType: 'image/jpeg', buffer });
}

test('feedback rejects a PDF named .jpg and a photo of 30 MB with messages, keeps its text, and becomes a ticket', async ({
  app
}) => {
  await app.enter('13912345678');
  await app.open('pagesAuth/setting/FeedBack?kind=fault');
  const content = app.top.locator('textarea').first();
  await content.fill(typedText);

  await choose(app, 'screen.jpg', Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj'));
  await expect(app.text('只能传 jpg、png、webp 图片，请换一张')).toBeVisible();
  await app.button('提交').click();
  await expect(content).toHaveValue(typedText);
  await app.button('删除第 1 张照片').click();

  await choose(app, 'huge.jpg', Buffer.alloc(30 * MB));
  await expect(app.text('图片超过 5 MB，请换一张小一些的')).toBeVisible();
  await expect(content).toHaveValue(typedText);
  await app.button('删除第 1 张照片').click();

  const screen = sharp({ create: { width: 64, height: 48, channels: 3, background: '#a33' } });
  await choose(app, 'screen.jpg', await screen.jpeg().toBuffer());
  await app.button('提交').click();
  await expect(app.text(/FB\d{10}/)).toBeVisible();
  await expect(app.text(typedText)).toBeVisible();
});
