import Taro from '@tarojs/taro';
import { runInAction } from 'mobx';
import { act } from 'react-dom/test-utils';
import type { CallInput } from '@contract';
import type { VisitorCard } from '@contract/card';
import { connectLogin, resumeAfterLogin } from '@/navigation/loginGate';
import { routes } from '@/routes';
import { environment } from '@/stores/environment';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { buildPerson } from '@/testing/buildPerson';
import { buildVisitorCard } from '@/testing/buildVisitorCard';
import { captureNavigation } from '@/testing/captureNavigation';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { whenIdle } from '@/testing/whenIdle';
import { singlePage } from '@/ui/singlePage';
import messages from './visitorCard/locale/zh-Hans';

const info = 'POST /api/vcard/card/info';
const resolveCode = 'POST /api/front/scanCode/resolve';
const resolveScene = 'POST /api/front/shareCode/resolve';
const keep = 'POST /api/vcard/holder/keep';
const code = '23456789ABCDEFGHJKLM';

const api = fakeApi();
const failWith = (error: ConstructorParameters<typeof FakeError>[0], fields?: Record<string, string>) => () => {
  throw new FakeError(error, fields && { fields });
};
const inputsOf = <T = unknown,>(call: string) =>
  api.calls.filter(({ name }) => name === call).map(({ input }) => input as T);
const visits = () => inputsOf<CallInput<'POST /api/vcard/dataCollection/add'>>('POST /api/vcard/dataCollection/add');
const openLanding = (query: string): Promise<OpenedPage> => openPage(`/${routes['vcard.shareMiddlePage']}?${query}`);
const showCard = (changes: Partial<VisitorCard>) => api.on({ [info]: buildVisitorCard(changes) });
/** Leaves the page for another one. */
const hide = async (page: OpenedPage) => {
  act(() => Taro.getCurrentInstance().page?.onHide?.());
  await page.settle();
};

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  asGuest();
  environment.rememberShowOptions({ path: '', scene: 0, query: {} });
  singlePage.set(false);
  user.setInviteCode('');
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
    'GET /api/member/user/loginWays': { miniProgram: false, webPage: null, countries: [], hasEmail: false },
    'POST /api/vcard/dataCollection/add': null,
    'POST /api/vcard/dataCollection/dwell': null,
    'POST /api/front/report/create': null,
    [info]: buildVisitorCard(),
    [resolveCode]: { kind: 'card', id: 'card-1' }
  });
  // The page of the test before is still open, and a visitor on it.
  await whenIdle();
  runInAction(() => {
    user.vcardShare = { id: '', scene: '' };
  });
  api.calls.length = 0;
});
afterEach(() => window.history.replaceState(null, '', '/'));

describe('landing page of a card', () => {
  it.each([
    ['a card that is gone', 'id=card-9', { [info]: failWith('NOT_FOUND') }, messages.missing],
    ['an id that is none', 'id=..%2Fsecret', {}, messages.missing],
    ['an unknown code', `code=${code}`, { [resolveCode]: failWith('NOT_FOUND') }, messages.missing],
    ['a replaced code', `code=${code}`, { [resolveCode]: failWith('CONFLICT', { code: 'expired' }) }, messages.expired],
    ['a ticket', `code=${code}`, { [resolveCode]: { kind: 'ticket', id: 't1' } as const }, messages.otherKind],
    ['a link without anything', '', {}, messages.missing]
  ])('says what is wrong with %s, and logs no visit', async (_, query, answers, text) => {
    api.on(answers);
    const page = await openLanding(query);
    await page.waitFor(text);
    expect(visits()).toEqual([]);
    expect(page.has(messages.exchange)).toBe(false);
  });

  it('offers a retry without a network', async () => {
    api.disconnect();
    const page = await openLanding(`code=${code}`);
    await page.waitFor('重试');
    api.connect();
    await page.tap('重试');
    await page.waitFor('覃秀兰');
  });

  it('shows the card of a code without a login, and logs one visit', async () => {
    const page = await openLanding(`code=${code}&inviteCode=QXL8`);
    await page.waitFor('覃秀兰');
    await page.settle();
    expect(page.has('138****8000')).toBe(true);
    expect(page.has(messages.guestVisitNote)).toBe(true);
    expect(visits()).toMatchObject([{ businessId: 'card-1', eventId: 'SCAN_CODE_VCARD_BROWSE', source: 'code' }]);
    expect(user.inviteCode).toBe('QXL8');
  });

  it('reports the time on the card when the page is left', async () => {
    const page = await openLanding('id=card-1&type=share');
    await page.waitFor('覃秀兰');
    await page.settle();
    await page.advance(12_000);
    await hide(page);
    const [visit] = visits();
    const [dwell] = inputsOf<CallInput<'POST /api/vcard/dataCollection/dwell'>>('POST /api/vcard/dataCollection/dwell');
    expect(dwell?.requestId).toBe(visit?.requestId);
    expect(dwell?.dwellSec).toBeGreaterThanOrEqual(12);
  });

  it('opens another page that a scene leads to in its place', async () => {
    const replaced = jest.spyOn(Taro, 'redirectTo').mockResolvedValue({ errMsg: '' });
    const params = { lineId: 'star-anise.dahong.yulin' };
    api.on({ [resolveScene]: { route: 'market.info', params, inviteCode: null, source: 'poster' } });
    await openLanding('scene=pp.ABCDEFGHJKLM.QXL8');
    expect(replaced.mock.calls).toEqual([[{ url: `/${routes['market.info']}?lineId=star-anise.dahong.yulin` }]]);
    expect(user.inviteCode).toBe('QXL8');
  });

  it('offers a retry when the other page does not arrive', async () => {
    jest.spyOn(Taro, 'redirectTo').mockRejectedValue(new Error('timeout'));
    api.on({ [resolveScene]: { route: 'news.detail', params: { id: 'n1' }, inviteCode: null, source: 'share' } });
    const page = await openLanding('scene=ps.ABCDEFGHJKLM');
    await page.waitFor('重试');
  });

  it('shows only the card in WeChat’s single page, where no one can log in', async () => {
    singlePage.set(true);
    const page = await openLanding('id=card-1&type=share');
    await page.waitFor('覃秀兰');
    for (const text of [messages.exchange, messages.keep, messages.report]) expect(page.has(text)).toBe(false);
  });

  it('says in WeChat’s single page too that the visit is logged', async () => {
    singlePage.set(true);
    const page = await openLanding('id=card-1&type=share');
    await page.waitFor(messages.guestVisitNote);
    await page.settle();
    expect(visits()).toHaveLength(1);
  });
});

describe('exchange on a card', () => {
  it('the login returns to the exact card and goes on to the request, which is not sent by itself', async () => {
    const query = `code=${code}`;
    const pushed = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' });
    const page = await openLanding(query);
    await page.waitFor(messages.exchange);
    // The test router is in memory; a browser would have the page in its address.
    window.history.replaceState(null, '', `/h5/${routes['vcard.shareMiddlePage']}?${query}`);
    await page.tap(messages.exchange);
    expect(pushed).not.toHaveBeenCalled();
    await page.tap('手机号登录');
    const login = new URL(pushed.mock.calls.at(-1)?.[0].url ?? '', 'http://localhost').searchParams;
    expect(login.get('loginReferer')).toBe(routes['vcard.shareMiddlePage']);
    expect(login.get('loginRefererQuery')).toBe(query);
    user.setToken('member');
    resumeAfterLogin();
    await page.settle();
    expect(pushed.mock.calls.at(-1)?.[0].url).toBe(`/${routes['supply.exchangeLink']}?cardId=card-1&source=scan`);
    expect(api.calls.filter(({ name }) => name.includes('/exchange/'))).toEqual([]);
  });

  it.each([
    ['requested', messages.waiting],
    ['asked', messages.answer],
    ['exchanged', messages.exchanged]
  ] as const)('one that is %s leads to it', async (relation, text) => {
    user.setToken('member');
    showCard({ relation, exchangeId: 'e1' });
    const page = await openLanding('id=card-1');
    await page.waitFor(text);
    expect(await captureNavigation(() => page.tap(text))).toBe(`/${routes['supply.exchangeLink']}?exchange=e1`);
  });

  it('one that was turned down says from when it can be repeated', async () => {
    user.setToken('member');
    showCard({ againFromMs: Date.parse('2026-12-24T00:00:00+08:00') });
    const page = await openLanding('id=card-1');
    const text = messages.againFrom('2026-12-24');
    await page.waitFor(text);
    expect(await captureNavigation(() => page.tap(text))).toBe('');
    expect(page.has(messages.turnedDown)).toBe(true);
  });

  it('a masked contact leads to the exchange', async () => {
    user.setToken('member');
    const page = await openLanding('id=card-1');
    await page.waitFor(messages.masked);
    const url = `/${routes['supply.exchangeLink']}?cardId=card-1&source=share`;
    expect(await captureNavigation(() => page.tap(messages.masked))).toBe(url);
  });

  it('an own card leads to the own cards, and no visit is logged', async () => {
    user.setToken('member');
    showCard({ relation: 'own' });
    const page = await openLanding('id=card-1');
    await page.waitFor(messages.ownNote);
    expect(visits()).toEqual([]);
    expect(page.has(messages.keep)).toBe(false);
    const opened = await captureNavigation(() => page.tap(messages.toOwnCards));
    expect(opened).toBe(`/${routes['vcard.webview']}?webviewPathName=Vcard`);
  });
});

describe('actions on a card', () => {
  it.each([
    [{ cardId: 'own' }, messages.ownCard],
    [{ entries: 'tooMany' }, messages.holderFull]
  ])('says why a card cannot be kept: %p', async (fields, text) => {
    user.setToken('member');
    api.on({ [keep]: failWith('CONFLICT', fields) });
    const page = await openLanding('id=card-1');
    await page.waitFor(messages.keep);
    await page.tap(messages.keep);
    await page.waitFor(text);
    expect(page.has(messages.keep)).toBe(true);
  });

  it('keeps a card after the login, and says where it is', async () => {
    const page = await openLanding(`code=${code}`);
    await page.waitFor(messages.keep);
    await page.tap(messages.keep);
    await page.waitFor(messages.loginToKeep);
    await captureNavigation(() => page.tap('手机号登录'));
    api.on({
      [keep]: () => {
        showCard({ holderEntryId: 'entry-1' });
        return { id: 'entry-1' } as never;
      }
    });
    user.setToken('member');
    resumeAfterLogin();
    await page.settle();
    expect(inputsOf(keep)).toMatchObject([{ cardId: 'card-1', source: 'scan', metLocation: '' }]);
    await page.waitFor(messages.kept);
    const holder = `/${routes['vcard.webview']}?webviewPathName=VcardHolder`;
    expect(await captureNavigation(() => page.tap(messages.kept))).toBe(holder);
  });

  it('saves no number that is masked', async () => {
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    showCard({ landline: null });
    const page = await openLanding('id=card-1');
    await page.waitFor(messages.save);
    await page.tap(messages.save);
    await page.waitFor(messages.nothingToSave);
    expect(click).not.toHaveBeenCalled();
  });

  it('[compliance 9, 10] reports the card', async () => {
    user.setToken('member');
    const page = await openLanding('id=card-1');
    await page.waitFor(messages.report);
    await page.tap(messages.report);
    await page.tap('虚假信息');
    await page.tap('提交举报');
    expect(inputsOf('POST /api/front/report/create')).toMatchObject([{ targetType: 'card', targetId: 'card-1' }]);
  });

  it('turns the card over to its second side and back', async () => {
    const side = { name: 'Qin Xiulan', position: 'Sales', department: '', companyName: 'Guinan Spice', address: '' };
    showCard({ secondSide: { language: 'en', ...side } });
    const page = await openLanding('id=card-1');
    await page.waitFor(messages.flip);
    await page.tap(messages.flip);
    expect(page.has('Qin Xiulan')).toBe(true);
    await page.tap(messages.flipBack);
    expect(page.has('Qin Xiulan')).toBe(false);
  });

  it('shows a member how to browse anonymously', async () => {
    user.setToken('member');
    const page = await openLanding('id=card-1');
    await page.waitFor(messages.browseAnonymously);
    const opened = await captureNavigation(() => page.tap(messages.browseAnonymously));
    expect(opened).toBe(`/${routes['setting.account']}`);
  });

  it('shows nothing of a member’s card to another person who logs in', async () => {
    user.setToken('member');
    showCard({ relation: 'exchanged', mobile: { text: '13800138000', isMasked: false } });
    const page = await openLanding('id=card-1');
    await page.waitFor('138 0013 8000');
    api.disconnect();
    act(() => user.setToken('other'));
    await page.settle();
    expect(page.has('138 0013 8000')).toBe(false);
  });
});
