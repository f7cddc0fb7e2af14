import type { CallData } from '@contract';
import { connectLogin, resumeAfterLogin } from '@/navigation/loginGate';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildAddress } from '@/testing/buildAddress';
import { buildTextMessage } from '@/testing/buildInquiry';
import { buildSupply } from '@/testing/buildListing';
import { buildPerson } from '@/testing/buildPerson';
import { buildSupplyDetail } from '@/testing/buildSupplyDetail';
import { captureNavigation } from '@/testing/captureNavigation';
import { deferred } from '@/testing/deferred';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { loginPrompt } from '@/ui/loginPrompt';
import supplyMessages from '../locale/zh-Hans';
import messages from './locale/zh-Hans';

const url = '/pagesTransaction/supply/supply-info/index?id=supply-1';
const api = fakeApi({ 'GET /api/member/user/current': buildPerson() });
const callsTo = (name: string) => api.calls.filter((call) => call.name === name);
let page: OpenedPage;

const failWith = (error: ConstructorParameters<typeof FakeError>[0]) => () => {
  throw new FakeError(error);
};

async function renderPage(changes: Parameters<typeof buildSupplyDetail>[0] = {}): Promise<void> {
  api.on({ 'GET /api/front/supply/detail': buildSupplyDetail(changes) });
  page = await openPage(url);
  await page.waitFor(changes.title ?? '玉林八角 大红 新货');
}

/** Taps something that needs a login, and logs in as inside the native app. */
async function logInFor(text: string): Promise<void> {
  await page.tap(text);
  loginPrompt.answer('phone');
  await page.settle();
  user.setToken('member');
  resumeAfterLogin();
}

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  connectLogin({
    isLoggedIn: () => user.isLoggedIn,
    isAgreementDue: () => false,
    askAgreement: () => Promise.resolve(true),
    askNativeApp: () => Promise.resolve(true),
    lastLoginRoute: () => '',
    rememberReferer: () => undefined
  });
  loginPrompt.answer('later');
  user.setToken('');
  api.calls.length = 0;
});

describe('supply page', () => {
  it('a missing supply is reported as missing, with a link to other supplies', async () => {
    api.on({ 'GET /api/front/supply/detail': failWith('NOT_FOUND') });
    page = await openPage(url);
    await page.waitFor(messages.missingTitle);
    expect(page.has(messages.toSupplies)).toBe(true);
  });

  it('a failed load can be retried', async () => {
    api.on({ 'GET /api/front/supply/detail': failWith('UNAVAILABLE') });
    page = await openPage(url);
    await page.waitFor('重试');
    api.on({ 'GET /api/front/supply/detail': buildSupplyDetail() });
    await page.tap('重试');
    await page.waitFor('玉林八角 大红 新货');
  });

  it('shows price, market comparison, the six key facts and the supplier', async () => {
    await renderPage({ price: { mode: 'range', lowFen: 3380, highFen: 3520 } });
    for (const text of [
      '33.80–35.20',
      '不含税，不含运',
      '玉林大红今日 33.50–35.50，报价在行情区间内',
      '500 公斤',
      '12 吨',
      messages.fromStock,
      '≤ 13.0%',
      '编织袋 25 公斤',
      '联系人 覃经理，回复率 96%，在售 23 条',
      '广西壮族自治区 玉林市 六万大山',
      '1/2'
    ]) {
      expect(page.text()).toContain(text);
    }
  });

  it.each([
    ['below', messages.bandPositions.below],
    ['above', messages.bandPositions.above]
  ] as const)('warns about a price %s the market', async (position, text) => {
    const { band } = buildSupplyDetail();
    await renderPage({ band: band && { ...band, place: position } });
    expect(page.text()).toContain(text);
  });

  it('shows all six fact cells when values are missing, and no market row without a market price', async () => {
    await renderPage({ moisture: null, packaging: null, shipWithinDays: null, deliveryPlace: '', band: null });
    expect(page.text().match(/未填/g)).toHaveLength(4);
    expect(page.text()).not.toContain('今日');
  });

  it('shows a labelled illustration when there are no photos', async () => {
    await renderPage({ photos: [], cover: null });
    expect(page.has(messages.illustration)).toBe(true);
  });

  it('lists the price tiers by quantity', async () => {
    const tiers = [
      { minGrams: 100_000, fen: 3600 },
      { minGrams: 1_000_000, fen: 3400 }
    ];
    await renderPage({ price: { mode: 'tiered', tiers } });
    for (const text of ['34.00–36.00', '100 公斤起', '1,000 公斤起']) expect(page.text()).toContain(text);
  });
});

describe('phone number of a supplier', () => {
  const contact = (needs: 'login' | 'verify' | 'exchange' | null, mobile = '138****8000') => ({
    name: '覃经理',
    mobile,
    needs
  });
  const sharedContact = (line: ReturnType<typeof contact>, street = '') => ({ ...line, street });

  it.each(['login', 'verify', 'exchange'] as const)(
    'explains what unlocks the number when the condition is %s',
    async (needs) => {
      await renderPage({ contact: contact(needs) });
      expect(page.has(messages.contactNeeds[needs])).toBe(true);
      expect(page.has(messages.showNumber)).toBe(false);
      expect(callsTo('POST /api/front/supply/contact')).toHaveLength(0);
    }
  );

  it('is loaded only after a tap', async () => {
    user.setToken('member');
    await renderPage();
    expect(page.text()).not.toContain('13800138000');
    expect(callsTo('POST /api/front/supply/contact')).toHaveLength(0);
    api.on({ 'POST /api/front/supply/contact': sharedContact(contact(null, '13800138000'), '香料市场西门 18 号仓') });
    await page.tap(messages.showNumber);
    await page.waitFor('138 0013 8000');
    expect(page.text()).toContain('香料市场西门 18 号仓');
    expect(page.has(messages.callNumber)).toBe(true);
  });

  it('stays masked when the server meanwhile requires another condition', async () => {
    user.setToken('member');
    await renderPage();
    api.on({ 'POST /api/front/supply/contact': sharedContact(contact('exchange')) });
    await page.tap(messages.showNumber);
    await page.waitFor(messages.contactNeeds.exchange);
    expect(page.text()).toContain('138****8000');
  });
});

describe('viewer of a supply', () => {
  it('is asked to log in before adding a favourite', async () => {
    await renderPage();
    await page.tap(messages.favourite);
    expect(loginPrompt.reason).toBe(messages.loginToFavour);
    expect(callsTo('POST /api/front/supply/favourite')).toHaveLength(0);
  });

  it('a viewer who logs in to add a favourite has it once the supply is loaded for them', async () => {
    await renderPage();
    api.on({ 'POST /api/front/supply/favourite': { favouriteCount: 4 } });
    await logInFor(messages.favourite);
    await page.waitFor(messages.favoured);
    const calls = api.calls.map(({ name }) => name).filter((name) => /supply\/(detail|favourite)/.test(name));
    expect(calls.slice(-2)).toEqual(['GET /api/front/supply/detail', 'POST /api/front/supply/favourite']);
  });

  it('a viewer who logs in to ask for a price has the inquiry open', async () => {
    await renderPage();
    await logInFor(messages.inquire);
    await page.waitFor(supplyMessages.ask.deliverTo);
  });

  it('a double tap adds the favourite once, and a failure rolls it back', async () => {
    user.setToken('member');
    await renderPage();
    api.on({ 'POST /api/front/supply/favourite': failWith('UNAVAILABLE') });
    await page.tap(messages.favourite);
    await page.settle();
    expect(page.has(messages.favourite)).toBe(true);
    api.on({ 'POST /api/front/supply/favourite': { favouriteCount: 4 } });
    api.calls.length = 0;
    page.find(messages.favourite).click();
    await page.tap(messages.favourite);
    expect(callsTo('POST /api/front/supply/favourite').map(({ input }) => input)).toEqual([
      { id: 'supply-1', on: true }
    ]);
  });

  it.each(['paused', 'closed', 'expired', 'takedown'] as const)(
    'a supply that is %s leads the viewer to similar ones',
    async (status) => {
      await renderPage({ status });
      expect(page.has(messages.states[status][0])).toBe(true);
      expect(page.has(messages.toSimilar)).toBe(true);
      expect(page.has(messages.inquire)).toBe(false);
    }
  );

  it('a price inquiry is prefilled with minimum quantity and own region, and a retry is idempotent', async () => {
    user.setToken('member');
    const ids: unknown[] = [];
    api.on({
      'POST /api/front/address/list': [buildAddress({ region: { code: '510100', names: ['四川省', '成都市'] } })],
      'POST /api/front/inquiry/send': ({ requestId }) => {
        ids.push(requestId);
        throw new FakeError('UNAVAILABLE');
      }
    });
    await renderPage();
    await page.tap(messages.inquire);
    await page.waitFor('四川省 成都市');
    expect(page.field('quantity').value).toBe('500');
    await page.tap(supplyMessages.ask.send);
    await page.settle();
    expect(page.has(supplyMessages.ask.send)).toBe(true);
    api.on({
      'POST /api/front/inquiry/send': ({ requestId }) => {
        ids.push(requestId);
        return { threadId: 't1', message: buildTextMessage('m1', '') };
      }
    });
    await page.tap(supplyMessages.ask.send);
    await page.waitFor(supplyMessages.ask.sent);
    expect(new Set(ids).size).toBe(1);
    expect(callsTo('POST /api/front/inquiry/send')[0]?.input).toMatchObject({
      supplyId: 'supply-1',
      content: { type: 'ask', grams: 500_000, regionCode: '510100', text: '' }
    });
  });

  it('leaves the page alone that the user has opened before the price inquiry is sent', async () => {
    user.setToken('member');
    const answer = deferred<CallData<'POST /api/front/inquiry/send'>>();
    api.on({ 'POST /api/front/inquiry/send': () => answer.promise });
    await renderPage();
    await page.tap(messages.inquire);
    await page.waitFor(supplyMessages.ask.send);
    await page.type('quantity', '500');
    await page.tap(supplyMessages.ask.send);
    const opened = await captureNavigation(async () => {
      page = await openPage('/pagesAuth/agreement/Agreement');
      answer.resolve({ threadId: 't1', message: buildTextMessage('m1', '') });
      await page.settle();
    });
    expect(callsTo('POST /api/front/inquiry/send')).toHaveLength(1);
    expect(opened).toBe('');
  });

  it('opens another supply of the same supplier', async () => {
    await renderPage({ more: [buildSupply({ id: 'supply-2', title: '桂皮 板桂' })] });
    api.on({
      'GET /api/front/supply/detail': buildSupplyDetail({ id: 'supply-2', title: '桂皮 板桂', description: '板厚油足' })
    });
    await page.tap('桂皮 板桂');
    await page.waitFor('板厚油足');
  });
});
