import sharp from 'sharp';
import { expect, test } from '../fixtures';
import { chooseFile } from '../pages/chooseFile';

const line = 'pagesMarket/marketInfo/index?lineId=star-anise.dahong.yulin';
const reason = '今早三家档口的价格牌';

/** Returns a picture with a file name as a phone gives it. */
const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 64, height: 48, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer()
});

test('a photo is sent with a corrected price to the operator; a file that is no photo is refused and the input stays', async ({
  app,
  page,
  site
}) => {
  const addPhoto = () => app.button(/拍照\/相册$/).click();
  await app.open(line);
  await app.text('价格不对？').click();
  await app.button('手机号登录').click();
  await app.logIn('13912345672');
  const sheet = page.getByRole('dialog', { name: '价格不对' });
  await sheet.getByText('偏高').click();
  await sheet.locator('input').last().fill(reason);

  await chooseFile(app, addPhoto, { name: 'board.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await expect(sheet.getByText('只能传 jpg、png、webp 图片，请换一张')).toBeVisible();
  await sheet.getByRole('button', { name: '提交' }).click();
  await expect(sheet).toBeVisible();
  await expect(sheet.locator('input').last()).toHaveValue(reason);

  await app.button('删除第 1 张照片').click();
  await chooseFile(app, addPhoto, await photo('board.jpg'));
  await sheet.getByRole('button', { name: '提交' }).click();
  await expect(page.getByText('已提交，核实后通知你').first()).toBeVisible();

  const report = (await site.ops('market:reports')).split('\n\n').find((text) => text.includes(reason));
  const [, path = ''] = /图片 \S+(\/uploads\/\S+\.jpg)/.exec(report ?? '') ?? [];
  const kept = await page.request.get(site.url + path);
  expect([kept.status(), kept.headers()['content-type']]).toEqual([200, 'image/jpeg']);
});
