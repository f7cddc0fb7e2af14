import type { OwnExpoCertificate } from '@contract/expoCertificate';
import { network } from '@/platform/network/network';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { buildCertificate } from '@/testing/buildCertificate';
import { buildPerson } from '@/testing/buildPerson';
import { deferred } from '@/testing/deferred';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { fakeCanvas } from '@/testing/fakeCanvas';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { overlays } from '@/ui/overlays';
import registration from '../locale/zh-Hans';
import t from './locale/zh-Hans';

const api = fakeApi();
const canvas = fakeCanvas();
const claimed = buildCertificate({
  status: 'claimed',
  no: 'YX202500004',
  issuedOn: '2026-11-20',
  checkCode: 'ABCD234567'
});
let certificates: OwnExpoCertificate[];
let visits = 0;

async function renderPage(token = 'member'): Promise<OpenedPage> {
  user.setToken(token);
  visits += 1;
  const page = await openPage(`/${routes['exhibit.register']}?visit=${visits}&type=certificate`);
  await page.settle();
  return page;
}
const claims = () => api.calls.filter(({ name }) => name.endsWith('receiveCertificate'));

beforeEach(() => {
  settings.setLanguage('zh-Hans');
  jest.spyOn(console, 'warn').mockImplementation();
  asGuest();
  network.set(true);
  api.connect();
  api.calls.length = 0;
  canvas.texts.length = 0;
  certificates = [buildCertificate()];
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'GET /api/front/market/varieties': [],
    'POST /api/front/expo/getCertificates': () => certificates,
    'POST /api/front/spiceExpo/receiveCertificate': claimed
  });
});
afterEach(() => overlays.close());

describe('certificates of a member', () => {
  it('ask a visitor to log in, and lead to the check', async () => {
    const page = await renderPage('');
    expect([page.has(t.loggedOut), page.has(t.checkLink)]).toEqual([true, true]);
    expect(api.calls.some(({ name }) => name.endsWith('getCertificates'))).toBe(false);
    await page.tap(registration.panels.ticket);
    expect([page.has(registration.loggedOut), page.has(registration.panels.booth)]).toEqual([true, true]);
  });

  it('say how to get one when there is none', async () => {
    certificates = [];
    const page = await renderPage();
    expect(page.has(t.none)).toBe(true);
  });

  it('offer a retry when the server is unreachable', async () => {
    api.disconnect();
    const page = await renderPage();
    expect(page.has(t.claim)).toBe(false);
    api.connect();
    await page.tap('重试');
    expect(page.has(t.claim)).toBe(true);
  });

  it('get their number with one claim, also after a double tap', async () => {
    const answer = deferred<OwnExpoCertificate>();
    api.on({ 'POST /api/front/spiceExpo/receiveCertificate': () => answer.promise });
    const page = await renderPage();
    await page.tap(t.claimOf('visitor'));
    await page.tap(t.claimOf('visitor'));
    answer.resolve(claimed);
    await page.settle();
    expect(claims().map(({ input }) => input)).toEqual([{ expoId: 'expo-1', subject: 'ticket:1' }]);
    expect([page.has(t.numbered('YX202500004')), page.has(t.issued('2026-11-20'))]).toEqual([true, true]);
  });

  it('stay claimable when the claim does not reach the server', async () => {
    const page = await renderPage();
    api.disconnect();
    await page.tap(t.claimOf('visitor'));
    expect(page.has(t.claim)).toBe(true);
    api.connect();
    await page.tap(t.claimOf('visitor'));
    expect(page.has(t.numbered('YX202500004'))).toBe(true);
  });

  it('are shown as void when the organiser took one back meanwhile', async () => {
    const page = await renderPage();
    certificates = [buildCertificate({ status: 'void' })];
    api.on({
      'POST /api/front/spiceExpo/receiveCertificate': () => {
        throw new FakeError('CONFLICT', { fields: { certificate: 'void' } });
      }
    });
    await page.tap(t.claimOf('visitor'));
    expect([page.has(t.isVoid), page.has(t.voidHint), page.has(t.claim)]).toEqual([true, true, false]);
  });

  it('are drawn as a picture with name, number and check code', async () => {
    certificates = [claimed];
    const page = await renderPage();
    await page.tap(t.showOf('visitor'));
    await page.waitFor(t.picture.label(t.kinds.visitor, '覃秀兰'));
    const { picture, numbered } = t;
    expect(canvas.texts).toEqual(
      expect.arrayContaining(['覃秀兰', numbered('YX202500004'), picture.checkCode('ABCD 2345 67')])
    );
  });
});
