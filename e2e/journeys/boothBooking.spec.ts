import { writeFile } from 'node:fs/promises';
import { expect, test } from '../fixtures';
import { BoothPage } from '../pages/BoothPage';

/** Most bytes of a picture. */
const MAX_LOGO_BYTES = 5 * 1024 * 1024;
/** The owner of a verified company, and an admin of another one. */
const [owner, admin] = ['13800138000', '13800138004'];

test('a booth is held, described, paid for and cancelled', async ({ app, otherApp }) => {
  const booths = new BoothPage(app);
  await booths.openAs(owner);
  const no = await booths.chooseFree();
  await booths.hold();
  await test.step('another company sees it as held', async () => {
    const other = await otherApp();
    await new BoothPage(other).openAs(admin);
    await expect(other.text('可订展位')).toBeVisible();
    await expect(other.top.getByRole('button', { name: no, exact: true })).toHaveCount(0);
  });
  await test.step('a logo of 5 MB in SVG is refused beside its field, and the form keeps the booth', async () => {
    const logo = test.info().outputPath('logo.svg');
    const path = '<path d="M0 0h9v9H0z"/>';
    const drawing = path.repeat(Math.floor((MAX_LOGO_BYTES - 200) / path.length));
    await writeFile(logo, `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${drawing}</svg>`);
    await booths.chooseRefusedLogo(logo, '只能传 jpg、png、webp 图片，请换一张');
    await booths.removeLogo();
    await expect(app.text('保留剩余时间')).toBeVisible();
  });
  await test.step('the form leads to the deposit, and the payment back to the booking', async () => {
    await booths.submit('桂南香料');
    await booths.payDeposit();
    await expect(app.text('定金已付')).toBeVisible();
    await expect(app.text('主办方会联系你签订合同')).toBeVisible();
  });
  await test.step('the refund is named before the cancellation', async () => {
    await app.button('取消预订').click();
    await expect(app.page.getByText(/定金退回 [\d,.]+ 元/)).toBeVisible();
    await app.page.getByRole('button', { name: '确认取消' }).click();
    await expect(app.top.getByRole('button', { name: no, exact: true })).toBeVisible();
  });
});
