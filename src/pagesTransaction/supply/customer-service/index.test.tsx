import type { InquiryMessage } from '@contract/inquiry';
import { routes } from '@/routes';
import { serverConfig } from '@/stores/serverConfig';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { buildInquiryRoom, buildPurchaseRoom, buildTextMessage } from '@/testing/buildInquiry';
import { buildSupply } from '@/testing/buildListing';
import { buildPerson } from '@/testing/buildPerson';
import { buildSupplyDetail } from '@/testing/buildSupplyDetail';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { liveNews } from '@/testing/liveNews';
import { type OpenedPage, openPage } from '@/testing/openPage';
import supplyMessages from '../locale/zh-Hans';
import chinese from './locale/zh-Hans';

/** Time between two looks at the stamp of an open thread. */
const STAMP_POLL_MS = 4_000;

const api = fakeApi();
const room = buildInquiryRoom();
let messages: InquiryMessage[];
let stamp: string;
const failWith = (error: ConstructorParameters<typeof FakeError>[0], fields?: Record<string, string>) => () => {
  throw new FakeError(error, fields && { fields });
};
const inputsOf = (part: string) => api.calls.filter(({ name }) => name.endsWith(part)).map(({ input }) => input);

async function renderPage(query = 'id=supply-1'): Promise<OpenedPage> {
  user.setToken('member');
  return openPage(`/${routes['supply.customerService']}?${query}`);
}

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  asGuest();
  serverConfig.setJumpConfig({ version: 1, actions: { helpLine: { type: 'callPhone', phone: '400-000-0000' } } });
  api.calls.length = 0;
  messages = [buildTextMessage('m1', '有现货')];
  stamp = '1';
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'GET /api/front/supply/detail': buildSupplyDetail(),
    'POST /api/front/address/list': [],
    'GET /api/front/inquiry/room': room,
    'GET /api/front/inquiry/messages': () => ({ items: messages, nextCursor: null }),
    'GET /api/front/live/poll': (query) => liveNews(query, stamp),
    'GET /api/front/inquiry/list': { items: [], nextCursor: null },
    'POST /api/front/inquiry/setRead': null,
    'POST /api/front/inquiry/send': () => ({ threadId: 't1', message: buildTextMessage('m2', '能开票吗', true) })
  });
});

describe('inquiry to a supplier', () => {
  it('shows the other party, and the listing exactly once', async () => {
    const other = { name: '陆志强', verifications: ['person' as const], companyId: null, actsFor: '川味园食品公司' };
    messages = [buildTextMessage('m1', '有现货'), { ...buildTextMessage('m0', ''), content: { type: 'listing' } }];
    api.on({ 'GET /api/front/inquiry/room': buildInquiryRoom({ side: 'owner', other }) });
    const page = await renderPage();
    await page.waitFor('有现货');
    const heading = page.root().querySelector('[role="heading"]');
    expect(heading?.textContent).toBe('陆志强');
    expect(page.has('川味园食品公司')).toBe(true);
    expect(page.text().split(buildSupply().title)).toHaveLength(2);
  });

  it('a visitor sees the supply and a login prompt', async () => {
    const page = await openPage(`/${routes['supply.customerService']}?id=supply-1`);
    await page.waitFor(chinese.about.supply.loggedOut);
    await page.waitFor(buildSupply().title);
    expect(inputsOf('inquiry/room')).toEqual([]);
  });

  it.each([
    ['FORBIDDEN', chinese.deniedReasons.forbidden.title],
    ['NOT_FOUND', chinese.deniedReasons.missing.title]
  ] as const)('shows why the thread is not accessible: %s', async (error, sentence) => {
    api.on({ 'GET /api/front/inquiry/room': failWith(error) });
    const page = await renderPage('thread=t9');
    await page.waitFor(sentence);
    expect(inputsOf('inquiry/messages')).toEqual([]);
  });

  it('does not send an empty message, and explains why a message was rejected', async () => {
    const page = await renderPage();
    await page.waitFor('有现货');
    await page.tap(chinese.send);
    expect(inputsOf('inquiry/send')).toEqual([]);
    api.on({ 'POST /api/front/inquiry/send': failWith('VALIDATION', { text: 'contact' }) });
    await page.type('message', '加我 13800138000');
    await page.tap(chinese.send);
    await page.waitFor(chinese.problems.contact);
    expect(page.root().querySelector<HTMLInputElement>('[name="message"]')?.value).toBe('加我 13800138000');
  });

  it('shows a new message while the page is open and marks it as read', async () => {
    const page = await renderPage('thread=t1');
    await page.waitFor('有现货');
    messages = [buildTextMessage('m3', '今天可以发货'), ...messages];
    stamp = '2';
    api.on({ 'GET /api/front/inquiry/room': { ...room, unread: 1 } });
    await page.advance(STAMP_POLL_MS);
    await page.waitFor('今天可以发货');
    expect(inputsOf('inquiry/setRead')).toEqual([{ id: 't1' }]);
    expect(page.has('有现货')).toBe(true);
  });

  it('a price inquiry without a quantity or destination is not sent', async () => {
    api.on({ 'GET /api/front/inquiry/room': { ...room, threadId: null } });
    const page = await renderPage();
    await page.waitFor(chinese.about.supply.hello);
    await page.tap(chinese.askTitle);
    await page.type('quantity', '');
    await page.tap(supplyMessages.ask.send);
    await page.waitFor(supplyMessages.ask.quantityMissing);
    expect(page.has(supplyMessages.ask.locationMissing)).toBe(true);
    expect(inputsOf('inquiry/send')).toEqual([]);
  });

  it('an own supply shows the list of its inquiries', async () => {
    api.on({ 'GET /api/front/inquiry/room': { ...room, side: 'owner', threadId: null, other: null } });
    const page = await renderPage();
    await page.waitFor(chinese.about.supply.noAskersHint);
    expect(inputsOf('inquiry/list')).toContainEqual({ supplyId: 'supply-1' });
    expect(page.has(chinese.send)).toBe(false);
  });

  it.each([
    ['t1', { targetType: 'inquiry', targetId: 't1' }],
    [null, { targetType: 'supply', targetId: 'supply-1' }]
  ] as const)(
    '[compliance 9, 10] a conversation can be reported, before its first message the listing',
    async (threadId, target) => {
      api.on({
        'GET /api/front/inquiry/room': buildInquiryRoom({ threadId }),
        'POST /api/front/report/create': null
      });
      const page = await renderPage(`id=supply-1&report=${threadId}`);
      await page.tap(chinese.more);
      await page.tap(chinese.complain);
      await page.tap('虚假信息');
      await page.tap('提交举报');
      expect(inputsOf('report/create')).toMatchObject([target]);
    }
  );

  it('a thread is blocked after a confirmation and can be unblocked', async () => {
    api.on({
      'POST /api/front/inquiry/block': () => {
        api.on({ 'GET /api/front/inquiry/room': { ...room, mayWrite: false, isBlocked: true } });
        return null;
      }
    });
    const page = await renderPage('thread=t1');
    await page.waitFor('有现货');
    await page.tap(chinese.more);
    await page.tap(chinese.block);
    expect(inputsOf('inquiry/block')).toEqual([]);
    await page.tap(chinese.block);
    expect(inputsOf('inquiry/block')).toEqual([{ id: 't1', on: true }]);
    await page.waitFor(chinese.blockedNow(true));
    await page.tap(chinese.more);
    expect(page.has(chinese.unblock)).toBe(true);
  });

  it('a blocked thread accepts no messages', async () => {
    api.on({ 'GET /api/front/inquiry/room': { ...room, mayWrite: false, isBlocked: true } });
    const page = await renderPage();
    await page.waitFor(chinese.blockedNow(true));
    expect(page.has(chinese.send)).toBe(false);
  });
});

describe('inquiry to the buyer of a purchase request', () => {
  const purchase = async (changes = {}) => {
    api.on({ 'GET /api/front/inquiry/room': buildPurchaseRoom(changes) });
    const page = await renderPage('purchaseId=purchase-1');
    await page.waitFor('采购八角 大红 10 吨');
    return page;
  };

  it('a visitor is asked to log in first', async () => {
    const page = await openPage(`/${routes['supply.customerService']}?purchaseId=purchase-1`);
    await page.waitFor(chinese.about.purchase.loggedOut);
    expect(inputsOf('inquiry/room')).toEqual([]);
  });

  it("hides an anonymous buyer's name and offers no price inquiry, call or contact exchange", async () => {
    const page = await purchase({ threadId: null });
    expect(inputsOf('inquiry/room')).toContainEqual({ purchaseId: 'purchase-1' });
    expect(page.has('匿名采购商')).toBe(true);
    expect(page.has(chinese.about.purchase.hello)).toBe(true);
    expect(page.has(chinese.askTitle)).toBe(false);
    await page.tap(chinese.more);
    expect(page.has(chinese.callSeller)).toBe(false);
    expect(page.has(chinese.exchange)).toBe(false);
  });

  it('a quick question is sent with one tap, without changing the typed text', async () => {
    const page = await purchase();
    const [question = ''] = chinese.about.purchase.quick;
    await page.type('message', '写到一半');
    await page.tap(question);
    expect(inputsOf('inquiry/send')).toEqual([expect.objectContaining({ content: { type: 'text', text: question } })]);
    expect(page.root().querySelector<HTMLInputElement>('[name="message"]')?.value).toBe('写到一半');
  });

  it('the thread list contains threads about purchase requests and supplies', async () => {
    const brief = { side: 'asker', cover: null, last: { type: 'listing' }, lastAtMs: Date.now(), unread: 0 } as const;
    api.on({
      'GET /api/front/inquiry/list': {
        items: [
          { ...brief, id: 't1', about: { kind: 'purchase', id: 'p1', title: '采购草果 5 吨' }, other: null },
          {
            ...brief,
            id: 't2',
            about: { kind: 'supply', id: 's1', title: '玉林八角' },
            other: buildInquiryRoom().other
          }
        ],
        nextCursor: null
      }
    });
    const page = await renderPage('');
    await page.waitFor('采购草果 5 吨');
    for (const text of ['匿名采购商', chinese.about.purchase.line, '桂南香叶', chinese.about.supply.line]) {
      expect(page.text()).toContain(text);
    }
    await page.tap('匿名采购商');
    expect(window.location.href).toContain('purchaseId=p1');
  });

  it('an own purchase request shows the inquiries of suppliers', async () => {
    api.on({ 'GET /api/front/inquiry/room': buildPurchaseRoom({ side: 'owner', threadId: null }) });
    const page = await renderPage('purchaseId=purchase-1');
    await page.waitFor(chinese.about.purchase.noAskersHint);
    expect(inputsOf('inquiry/list')).toContainEqual({ purchaseId: 'purchase-1' });
  });
});

describe('platform contacts', () => {
  it('shows hotline, hours and FAQ without a login', async () => {
    const page = await openPage(`/${routes['supply.customerService']}`);
    await page.tap(chinese.platform);
    expect(page.has('400-000-0000')).toBe(true);
    expect(page.has(chinese.hours)).toBe(true);
    const [first] = chinese.answers;
    expect(page.has(first?.answer ?? '')).toBe(false);
    await page.tap(first?.question ?? '');
    expect(page.has(first?.answer ?? '')).toBe(true);
  });
});
