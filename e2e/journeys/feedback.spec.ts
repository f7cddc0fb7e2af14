import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from '../fixtures';
import { chooseFile } from '../pages/chooseFile';

const MB = 1024 * 1024;
const typedText = '行情页的走势图在夜里打不开，换了手机也一样';

test('feedback rejects a PDF named .jpg and a photo of 30 MB with messages, keeps its text, and becomes a ticket', async ({
  app
}, testInfo) => {
  const choose = async (name: string, content: Buffer) => {
    const path = testInfo.outputPath(name);
    await writeFile(path, content);
    await chooseFile(app, () => app.button(/拍照\/相册$/).click(), path);
  };
  await app.enter('13912345678');
  await app.open('pagesAuth/setting/FeedBack?kind=fault');
  const content = app.top.locator('textarea').first();
  await content.fill(typedText);

  await choose('screen.jpg', Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj'));
  await expect(app.text('只能传 jpg、png、webp 图片，请换一张')).toBeVisible();
  await app.button('提交').click();
  await expect(content).toHaveValue(typedText);
  await app.button('删除第 1 张照片').click();

  await choose('huge.jpg', Buffer.alloc(30 * MB));
  await expect(app.text('图片超过 5 MB，请换一张小一些的')).toBeVisible();
  await expect(content).toHaveValue(typedText);
  await app.button('删除第 1 张照片').click();

  const screen = sharp({ create: { width: 64, height: 48, channels: 3, background: '#a33' } });
  await choose('screen.jpg', await screen.jpeg().toBuffer());
  await app.button('提交').click();
  await expect(app.text(/FB\d{10}/)).toBeVisible();
  await expect(app.text(typedText)).toBeVisible();
});
