import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { asGuest } from '@/testing/asGuest';
import { buildCheckedCertificate } from '@/testing/buildCertificate';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { openPage } from '@/testing/openPage';
import messages from '../locale/zh-Hans';

const t = messages.check;
const api = fakeApi();
let visits = 0;

async function renderPage(query = '') {
  visits += 1;
  const page = await openPage(`/${routes['exhibit.register']}?visit=${visits}&type=check${query}`);
  await page.settle();
  return page;
}
const refuse = (error: 'NOT_FOUND' | 'RATE_LIMITED') =>
  api.on({
    'POST /api/front/expo/checkCertificate': () => {
      throw new FakeError(error);
    }
  });
const checks = () => api.calls.filter(({ name }) => name.endsWith('checkCertificate')).map(({ input }) => input);

beforeEach(() => {
  settings.setLanguage('zh-Hans');
  asGuest();
  api.connect();
  api.calls.length = 0;
  api.on({ 'POST /api/front/expo/checkCertificate': buildCheckedCertificate() });
});

describe('public check of a certificate', () => {
  it('sends nothing before there is a number', async () => {
    const page = await renderPage();
    await page.tap(t.checkNow);
    expect(page.has(t.problems.required)).toBe(true);
    await page.type(t.number, 'YX12');
    await page.tap(t.checkNow);
    expect([page.has(t.problems.format), checks()]).toEqual([true, []]);
  });

  it('shows a visitor the masked name, and why it is masked', async () => {
    const page = await renderPage();
    await page.type(t.number, ' yx2025-00004 ');
    await page.tap(t.checkNow);
    expect(checks()).toEqual([{ no: 'YX202500004' }]);
    expect([page.has(t.isValid), page.has('覃**'), page.has(t.masked)]).toEqual([true, true, true]);
  });

  it('says that the check code is wrong', async () => {
    const page = await renderPage('&no=YX202500004&code=WRONG');
    expect(page.has(t.wrongCode)).toBe(true);
  });

  it('checks at once what a QR code names, with the whole name', async () => {
    const whole = { name: '覃秀兰', isNameShown: true };
    api.on({ 'POST /api/front/expo/checkCertificate': buildCheckedCertificate(whole) });
    const page = await renderPage('&no=YX202500004&code=ABCD234567');
    expect(checks()).toEqual([{ no: 'YX202500004', checkCode: 'ABCD234567' }]);
    expect([page.has('覃秀兰'), page.has(t.masked)]).toEqual([true, false]);
  });

  it('shows that a certificate is void', async () => {
    api.on({ 'POST /api/front/expo/checkCertificate': buildCheckedCertificate({ isVoid: true }) });
    const page = await renderPage('&no=YX202500004');
    expect([page.has(t.isVoid), page.has(t.isValid)]).toEqual([true, false]);
  });

  it.each([
    ['NOT_FOUND', t.notFound],
    ['RATE_LIMITED', t.limited]
  ] as const)('shows %s in place of the earlier result', async (error, text) => {
    const page = await renderPage('&no=YX202500004');
    refuse(error);
    await page.tap(t.checkNow);
    expect([page.has(text), page.has('覃**')]).toEqual([true, false]);
  });

  it('offers a retry when the server is unreachable', async () => {
    api.disconnect();
    const page = await renderPage('&no=YX202500004');
    expect(page.has(t.isValid)).toBe(false);
    api.connect();
    await page.tap('重试');
    expect(page.has(t.isValid)).toBe(true);
  });
});
