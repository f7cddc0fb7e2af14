import Taro from '@tarojs/taro';
import { connectLogin, resumeAfterLogin } from '@/navigation/loginGate';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { buildSupply } from '@/testing/buildListing';
import { buildPerson } from '@/testing/buildPerson';
import { buildSupplyDetail } from '@/testing/buildSupplyDetail';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import messages from './locale/zh-Hans';

const api = fakeApi();
const query = 'id=supply-1&inviteCode=QXL8&type=share';
const renderPage = (search = query): Promise<OpenedPage> => openPage(`/${routes['supply.middlePage']}?${search}`);
const shareVisits = () => api.calls.filter(({ name }) => name.endsWith('shareVisit')).map(({ input }) => input);
const failNotFound = () => {
  throw new FakeError('NOT_FOUND');
};

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  asGuest();
  user.setInviteCode('');
  api.calls.length = 0;
  api.connect();
  connectLogin({
    isLoggedIn: () => user.isLoggedIn,
    isAgreementDue: () => false,
    askAgreement: () => Promise.resolve(true),
    lastLoginRoute: () => '',
    askNativeApp: () => Promise.resolve(false),
    rememberReferer: () => undefined
  });
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'GET /api/front/supply/detail': buildSupplyDetail(),
    'GET /api/front/supply/list': { items: [buildSupply({ id: 'other', title: '防城八角 小红' })], nextCursor: null },
    'POST /api/front/supply/shareVisit': null,
    'GET /api/member/user/loginWays': { miniProgram: false, webPage: null, countries: [], hasEmail: false }
  });
});
afterEach(() => window.history.replaceState(null, '', '/'));

describe('landing page of a shared supply', () => {
  it('a missing supply shows alternatives and records no visit', async () => {
    api.on({ 'GET /api/front/supply/detail': failNotFound });
    const page = await renderPage();
    await page.waitFor(messages.missing);
    await page.waitFor('防城八角 小红');
    expect(shareVisits()).toEqual([]);
  });

  it('an invalid id in the link is not requested from the server', async () => {
    const page = await renderPage('id=..%2Fsecret');
    await page.waitFor(messages.missing);
    expect(api.calls.some(({ name }) => name.endsWith('supply/detail'))).toBe(false);
  });

  it('a failed load can be retried', async () => {
    api.disconnect();
    const page = await renderPage();
    await page.waitFor('重试');
    api.connect();
    await page.tap('重试');
    await page.waitFor(buildSupplyDetail().title);
  });

  it('an expired supply shows the reason and similar supplies', async () => {
    const similar = [buildSupply({ id: 'near', title: '桂林八角 选货' })];
    api.on({ 'GET /api/front/supply/detail': buildSupplyDetail({ status: 'expired', similar }) });
    const page = await renderPage();
    await page.waitFor(messages.obstacles.expired);
    expect(page.has('桂林八角 选货')).toBe(true);
    expect(page.has(messages.ask)).toBe(false);
  });

  it('a visitor sees the supply without a login; the visit is recorded once and the invite code stored', async () => {
    const page = await renderPage();
    await page.waitFor(buildSupplyDetail().title);
    await page.settle();
    expect(shareVisits()).toEqual([{ id: 'supply-1' }]);
    expect(user.inviteCode).toBe('QXL8');
    expect(page.has(messages.logIn)).toBe(true);
  });

  it('reads supply id and invite code from the scene of a mini-program code', async () => {
    await renderPage(`scene=${encodeURIComponent('id=supply-1&inviteCode=QXL8')}`);
    expect(shareVisits()).toEqual([{ id: 'supply-1' }]);
    expect(user.inviteCode).toBe('QXL8');
  });

  it('the login returns to the landing page and continues to the inquiry', async () => {
    const pushed = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' });
    const page = await renderPage();
    await page.waitFor(messages.ask);
    // The test router is in memory; a browser would have the page in its address.
    window.history.replaceState(null, '', `/h5/${routes['supply.middlePage']}?${query}`);
    await page.tap(messages.ask);
    expect(pushed).not.toHaveBeenCalled();
    await page.tap('手机号登录');
    const [login] = pushed.mock.calls.at(-1) ?? [];
    const url = new URL(login?.url ?? '', 'http://localhost');
    expect(url.searchParams.get('loginReferer')).toBe(routes['supply.middlePage']);
    expect(url.searchParams.get('loginRefererQuery')).toBe(query);
    user.setToken('member');
    resumeAfterLogin();
    expect(pushed.mock.calls.at(-1)?.[0].url).toBe(`/${routes['supply.customerService']}?id=supply-1`);
  });
});
