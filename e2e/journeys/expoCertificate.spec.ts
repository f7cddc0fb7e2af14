import { expect, test } from '../fixtures';
import { CertificatePage } from '../pages/CertificatePage';
import { readSavedCode } from '../pages/readCode';

/** Owner of an exhibitor of the past expo that also won an award. */
const owner = '13800138000';

test('a member claims a certificate, and anyone checks it by its QR code or number', async ({ app, otherApp }) => {
  const certificates = new CertificatePage(app);
  await app.enter(owner);
  await certificates.open();
  await expect(app.text('玉州大红八角')).toBeVisible();
  await certificates.claim('参展证书');
  const address = await test.step('its picture has a QR code with the address of the check', async () => {
    const code = await readSavedCode(await certificates.savePicture('参展证书'));
    expect(code).toContain('/h5/pagesExhibit/exhibitRegist/index?type=check&no=YX');
    return new URL(code);
  });
  const [no, checkCode] = ['no', 'code'].map((name) => address.searchParams.get(name) ?? '');

  const visitor = await otherApp();
  const check = new CertificatePage(visitor);
  await test.step('a visitor who scanned it sees the whole name', async () => {
    await visitor.page.goto(address.href);
    await expect(visitor.text('证书有效')).toBeVisible();
    await expect(visitor.text('覃秀兰')).toBeVisible();
  });
  await test.step('the name is masked without the check code', async () => {
    await check.openCheck({ no: no! });
    await expect(visitor.text('覃**')).toBeVisible();
    await check.check(no!.toLowerCase(), 'WRONGCODE2');
    await expect(visitor.text(/^查验码不对/)).toBeVisible();
    await check.check(no!, checkCode);
    await expect(visitor.text('覃秀兰')).toBeVisible();
  });
  await test.step('a number that was not given has no certificate', async () => {
    await check.check('YX209900001');
    await expect(visitor.text('没有这张证书')).toBeVisible();
  });
});

test('a certificate that was taken back is void for everyone', async ({ app, otherApp }) => {
  await app.enter('13800138004');
  await new CertificatePage(app).open();
  await expect(app.text('已作废')).toBeVisible();
  const no = ((await app.text(/^编号 YX\d{4}00003$/).textContent()) ?? '').replace('编号 ', '');
  const visitor = await otherApp();
  await new CertificatePage(visitor).openCheck({ no });
  await expect(visitor.text('证书已作废')).toBeVisible();
});
