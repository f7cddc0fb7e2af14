import sharp from 'sharp';
import { expect, test } from '../fixtures';
import type { App } from '../pages/App';
import { chooseFile } from '../pages/chooseFile';

const mobile = '19900000541';
const colours = { topLeft: '#c03020', topRight: '#20a060', bottomLeft: '#2080c0', bottomRight: '#f0c010' };

/** Returns a photo of 1200 × 800 with a colour in each quarter. */
async function photo(): Promise<Buffer> {
  const quarter = async (background: string, left: number, top: number) => {
    const input = await sharp({ create: { width: 600, height: 400, channels: 3, background } })
      .png()
      .toBuffer();
    return { input, left, top };
  };
  const quarters = await Promise.all([
    quarter(colours.topLeft, 0, 0),
    quarter(colours.topRight, 600, 0),
    quarter(colours.bottomLeft, 0, 400),
    quarter(colours.bottomRight, 600, 400)
  ]);
  return sharp({ create: { width: 1200, height: 800, channels: 3, background: 'white' } })
    .composite(quarters)
    .jpeg()
    .toBuffer();
}

/** Chooses a file as the user's avatar. */
const choose = (app: App, name: string, buffer: Buffer) =>
  chooseFile(app, () => app.text('头像').click(), { name, mimeType: 'image/jpeg', buffer });

test('a photo is moved and scaled behind a frame, and the framed area becomes the avatar', async ({
  app,
  page,
  site
}) => {
  await app.enter(mobile);
  await app.open('pagesAuth/edit/BasicInformation');
  const intro = app.top.getByRole('textbox', { name: '个人简介' });
  await intro.fill('只收当年新货');
  const cropper = page.getByRole('dialog', { name: '移动和缩放' });

  await test.step('the way back closes the frame and keeps what was typed', async () => {
    await choose(app, 'me.jpg', await photo());
    await expect(cropper).toBeVisible();
    await page.goBack();
    await expect(cropper).toHaveCount(0);
    await expect(intro).toHaveValue('只收当年新货');
  });

  await test.step('a PDF named .jpg is refused with a message', async () => {
    await choose(app, 'me.jpg', Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj'));
    await expect(app.text('只能用 jpg、png、webp 图片')).toBeVisible();
    await expect(intro).toHaveValue('只收当年新货');
  });

  await test.step('the top left corner is moved into the frame and used', async () => {
    await choose(app, 'me.jpg', await photo());
    const stage = cropper.getByRole('application');
    await expect(stage).toBeFocused();
    await stage.hover();
    await page.mouse.wheel(0, -800);
    await expect(cropper.getByRole('slider')).not.toHaveValue('0');
    for (let step = 0; step < 3; step += 1) {
      await stage.hover({ position: { x: 20, y: 200 } });
      await page.mouse.down();
      await page.mouse.move(340, 600, { steps: 5 });
      await page.mouse.up();
    }
    await cropper.getByRole('button', { name: '使用' }).click();
    await expect(cropper).toHaveCount(0);
    await app.button('保存').click();
    await expect(app.text('已保存')).toBeVisible();
    await expect(intro).toHaveValue('只收当年新货');
  });

  await test.step('the server stores that square', async () => {
    await page.reload();
    const address = await app.top.locator('img[src*="/uploads/"]').first().getAttribute('src');
    const answer = await fetch(new URL(address ?? '', site.url));
    const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([480, 480]);
    // The picture has one colour from edge to edge: that of the top left quarter.
    for (const pixel of [10 * 480 + 10, 240 * 480 + 240, 470 * 480 + 470]) {
      const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 3);
      expect([Math.round(red / 16), Math.round(green / 16), Math.round(blue / 16)]).toEqual([12, 3, 2]);
    }
  });
});
