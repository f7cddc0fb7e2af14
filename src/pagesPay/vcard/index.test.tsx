import Taro from '@tarojs/taro';
import type { CallInput } from '@contract';
import type { CardLevel } from '@contract/cardLevel';
import type { PaymentOrder } from '@contract/payment';
import { SECOND_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import cardLevelTexts from '@/components/cardLevel/locale/zh-Hans';
import { routes } from '@/routes';
import { serverConfig } from '@/stores/serverConfig';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildLaunched, buildOrder, buildOwnLevel, buildPlans } from '@/testing/buildPayment';
import { buildPerson } from '@/testing/buildPerson';
import { captureNavigation } from '@/testing/captureNavigation';
import { deferred } from '@/testing/deferred';
import { fakeApi, FakeError, networkError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import t from './locale/zh-Hans';

const path = routes['pay.vcard'];
const agreement = `${t.agreeTo} ${cardLevelTexts.terms}${t.and}${t.agreement}`;
const api = fakeApi();
let page: OpenedPage;
/** Addresses that the page left for; none is opened. */
let left: string[];

const callsOf = (name: string) => api.calls.filter((call) => call.name.endsWith(name));
const created = () =>
  callsOf('payment/create').map(({ input }) => input as CallInput<'POST /api/front/payment/create'>);
const paid = (changes: Partial<PaymentOrder> = {}) =>
  buildOrder({ status: 'paid', paidAtMs: Date.now(), transactionId: '4200000001', ...changes });

async function open(query = '', token = 'T'): Promise<void> {
  user.setToken(token);
  page = await openPage(`/${path}${query}`);
  await page.settle();
}

function serve(order: PaymentOrder, level: CardLevel = 'basic'): void {
  api.on({
    'POST /api/front/payment/order': order,
    'POST /api/vcard/cardLevel/mine': buildOwnLevel(level)
  });
}

beforeAll(() => {
  settings.setLanguage('zh-Hans');
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    left.push(event.target.href);
  });
});
beforeEach(() => {
  api.calls.length = 0;
  left = [];
  serverConfig.setBlockedList([]);
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'GET /api/vcard/cardLevel/plans': buildPlans(),
    'GET /api/front/payment/environments': ['miniProgram', 'weChatBrowser', 'desktop'],
    'POST /api/front/payment/list': { items: [], nextCursor: null },
    'POST /api/front/payment/create': () => buildLaunched()
  });
  serve(buildOrder());
});

describe('payment page: choice of a plan', () => {
  it('asks a visitor to log in and sends no request of a member', async () => {
    await open('', '');
    expect(page.has(t.loggedOut)).toBe(true);
    expect(callsOf('mine').length + callsOf('payment/list').length).toBe(0);
  });

  it('shows neither prices nor a button where nothing is sold, and keeps the orders [compliance 14]', async () => {
    serverConfig.setBlockedList(['vcardPay']);
    api.on({ 'POST /api/front/payment/list': { items: [paid()], nextCursor: null } });
    await open();
    expect(page.has(t.unavailable)).toBe(true);
    expect([page.has(t.pay), page.has(t.choosePlan)]).toEqual([false, false]);
    expect(page.has(t.statuses.paid)).toBe(true);
  });

  it('offers a retry when the server cannot be reached', async () => {
    api.on({
      'GET /api/vcard/cardLevel/plans': () => {
        throw networkError();
      }
    });
    await open();
    expect(page.has('没连上服务器')).toBe(true);
    api.on({ 'GET /api/vcard/cardLevel/plans': buildPlans() });
    await page.tap('重试');
    expect(page.has(t.pay)).toBe(true);
  });

  it('creates no order before the terms are agreed to, which they never are beforehand [compliance 14]', async () => {
    await open('?plan=professional-1y');
    expect(page.find(agreement).closest('[role="checkbox"]')?.getAttribute('aria-checked')).toBe('false');
    await page.tap(t.pay);
    expect(page.has(t.agreeFirst)).toBe(true);
    expect(created()).toEqual([]);
  });

  it('creates no order with a wrong credit code', async () => {
    await open();
    await page.tap(agreement);
    await page.tap(t.invoiceKinds.company);
    await page.type('title', '桂南香料（示例）有限公司');
    await page.type('uscc', '91350100M000100Y44');
    await page.type('email', 'a@example.com');
    await page.tap(t.pay);
    expect(page.has(t.wrongUscc)).toBe(true);
    expect(created()).toEqual([]);
  });

  it('does not sell a level below the running one', async () => {
    serve(buildOrder(), 'enterprise');
    await open('?plan=professional-1y');
    expect(page.has('199.00')).toBe(false);
    await page.tap('专业版 1 年');
    expect(page.address().plan).toBe('enterprise-1y');
  });

  it('says why the server refuses a plan, and loads what has changed', async () => {
    api.on({
      'POST /api/front/payment/create': () => {
        throw new FakeError('CONFLICT', { fields: { order: 'paid' } });
      }
    });
    await open();
    await page.tap(agreement);
    api.on({ 'POST /api/front/payment/list': { items: [paid()], nextCursor: null } });
    await page.tap(t.pay);
    expect(page.has(t.errors.paid)).toBe(true);
    expect(page.has(t.statuses.paid)).toBe(true);
    expect(left).toEqual([]);
  });

  it('shows price, discount and end, and that nothing renews by itself [compliance 14]', async () => {
    await open('?plan=professional-2y');
    expect(page.text()).toContain('358.00元');
    expect(page.has(cardLevelTexts.listPrice('398.00'))).toBe(true);
    expect(page.has(cardLevelTexts.saving('40.00'))).toBe(true);
    expect(page.has(shanghaiDay(Date.now() + 730 * 24 * 3600 * SECOND_MS))).toBe(true);
    expect(page.has(t.noRenewal)).toBe(true);
    await page.tap(cardLevelTexts.terms);
    expect(page.has(cardLevelTexts.rules[0] ?? '')).toBe(true);
  });

  it('lists the orders, which lead to their receipts', async () => {
    const { orderNo } = paid();
    api.on({
      'POST /api/front/payment/list': { items: [paid({ refundedFen: 5_000, status: 'refunded' })], nextCursor: null }
    });
    await open();
    expect(page.has(t.refunded('50.00 元'))).toBe(true);
    expect(await captureNavigation(() => page.tap('专业版 1 年'))).toBe('');
    const opened = jest.spyOn(Taro, 'navigateTo').mockResolvedValueOnce({ errMsg: '' });
    await page.tap(t.statuses.refunded);
    expect(opened).toHaveBeenCalledWith({ url: `/${path}?orderNo=${orderNo}` });
  });
});

describe('payment page: an order', () => {
  it('is not shown to another user', async () => {
    api.on({
      'POST /api/front/payment/order': () => {
        throw new FakeError('NOT_FOUND');
      }
    });
    await open('?orderNo=20261126000000000009');
    expect(page.has(t.missing)).toBe(true);
    await page.tap(t.orders);
    expect(page.has(t.pay)).toBe(true);
  });

  it('is created once, is in the address, and leads to the page of the payment and back', async () => {
    const answer = deferred<ReturnType<typeof buildLaunched>>();
    api.on({ 'POST /api/front/payment/create': () => answer.promise });
    await open('?plan=professional-1y');
    await page.tap(agreement);
    await page.tap(t.pay);
    await page.tap(t.pay);
    const launched = buildLaunched();
    answer.resolve(launched);
    await page.settle();
    expect(created()).toHaveLength(1);
    const { orderNo } = launched.order;
    expect(left.map((url) => new URL(url).pathname)).toEqual([`/demo-pay/${orderNo}`]);
    const back = new URL(left[0] ?? '').searchParams.get('return');
    expect(back).toBe(`${location.origin}/h5/${path}?orderNo=${orderNo}`);
    expect(page.has(t.states.payable)).toBe(true);
    expect(page.text()).toContain('00:14:5');
  });

  it('becomes a receipt once the server says that it is paid, not before [compliance 15]', async () => {
    await open('?orderNo=20261126000000000001');
    expect([page.has(t.states.payable), page.has(t.receipt)]).toEqual([true, false]);
    serve(paid(), 'professional');
    await page.advance(SECOND_MS);
    expect(page.has(t.states.paid)).toBe(true);
    for (const text of [t.receipt, '4200000001', '199.00 元', t.channels.demo, t.invoiceKinds.none]) {
      expect(page.has(text)).toBe(true);
    }
    const { expiresAtMs } = buildOwnLevel('professional');
    expect(page.has(shanghaiDay(expiresAtMs ?? 0))).toBe(true);
    expect(await captureNavigation(() => page.tap(t.toCard))).toBe(`/${routes['vcard.home']}`);
  });

  it('says whether the invoice is issued', async () => {
    const invoice = { title: '覃秀兰', uscc: '', email: 'a@example.com' };
    const show = async (changes: Partial<PaymentOrder>) => {
      serve(paid(changes));
      await open('?orderNo=20261126000000000001');
    };
    await show({});
    expect([page.has(t.invoiceKinds.none), page.has(t.facts.invoiceStatus)]).toEqual([true, false]);
    await show({ invoice, invoiceStatus: 'requested' });
    expect([page.has('覃秀兰 · a@example.com'), page.has(t.invoiceStatuses.requested)]).toEqual([true, true]);
    await show({ invoice, invoiceStatus: 'issued', invoiceNo: '25452000000012345678' });
    expect(page.has('已开具 · 25452000000012345678')).toBe(true);
    await show({ invoiceStatus: 'voided', invoiceNo: '25452000000012345678' });
    expect([page.has('已红冲 · 25452000000012345678'), page.has(t.invoiceKinds.none)]).toEqual([true, false]);
  });

  it('is asked for again when the page is shown', async () => {
    await open('?orderNo=20261126000000000001');
    serve(buildOrder({ status: 'querying' }));
    await page.show();
    expect(page.has(t.hints.querying)).toBe(true);
    expect([page.has(t.resume), page.has(t.cancel)]).toEqual([false, false]);
  });

  it('is cancelled after a question, and can be ordered again', async () => {
    const closed = buildOrder({ status: 'closed', closeReason: 'cancelled' });
    api.on({ 'POST /api/front/payment/cancel': closed });
    await open('?orderNo=20261126000000000001');
    await page.tap(t.cancel);
    await page.tap(t.keep);
    expect(callsOf('payment/cancel')).toEqual([]);
    await page.tap(t.cancel);
    await page.tap(t.cancelNow);
    expect(page.has(t.states.cancelled)).toBe(true);
    await page.tap(t.again);
    await page.tap(agreement);
    await page.tap(t.pay);
    expect(created()).toHaveLength(1);
  });

  it('is not cancelled when it was paid meanwhile', async () => {
    api.on({
      'POST /api/front/payment/cancel': () => {
        serve(paid(), 'professional');
        throw new FakeError('CONFLICT', { fields: { order: 'paid' } });
      }
    });
    await open('?orderNo=20261126000000000001');
    await page.tap(t.cancel);
    await page.tap(t.cancelNow);
    expect(page.has(t.errors.paid)).toBe(true);
    expect(page.has(t.states.paid)).toBe(true);
  });

  it('is shown as ended when its time is over', async () => {
    serve(buildOrder({ status: 'closed', closeReason: 'timeout' }));
    await open('?orderNo=20261126000000000001');
    expect(page.has(t.hints.timeout)).toBe(true);
    expect([page.has(t.resume), page.has(t.again)]).toEqual([false, true]);
  });

  it('is paid after it was left unpaid, and no other one is created', async () => {
    await open('?orderNo=20261126000000000001');
    await page.tap(t.resume);
    expect(created().map(({ item }) => item)).toEqual(['professional-1y']);
    expect(left).toHaveLength(1);
    expect(page.address().orderNo).toBe('20261126000000000001');
  });

  it('shows its refunds with their causes', async () => {
    const refund = { refundNo: '1', amountFen: 19_900, status: 'refunded', reason: '重复支付' } as const;
    const refunds = [{ ...refund, createdAtMs: Date.now(), finishedAtMs: Date.now() }];
    serve(paid({ status: 'refunded', refundedFen: 19_900, refunds }));
    await open('?orderNo=20261126000000000001');
    expect(page.has(t.states.refunded)).toBe(true);
    expect(page.text()).toContain('重复支付');
  });

  it('cannot be paid where nothing is sold [compliance 14]', async () => {
    serverConfig.setBlockedList(['vcardPay']);
    await open('?orderNo=20261126000000000001');
    expect([page.has(t.cancel), page.has(t.resume)]).toEqual([true, false]);
  });
});

describe('payment page in WeChat’s browser', () => {
  const loginWays = {
    countries: [],
    hasEmail: false,
    miniProgram: true,
    webPage: { authorizeUrl: 'https://wx/?r=REDIRECT&s=STATE', isAnyBrowser: false }
  };
  const inWeChat = () => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 MicroMessenger/8.0.50');

  it('ignores a code that it did not ask for', async () => {
    inWeChat();
    api.on({
      'POST /api/front/payment/create': () => {
        throw new FakeError('VALIDATION', { fields: { loginCode: 'required' } });
      },
      'GET /api/member/user/loginWays': { miniProgram: true, webPage: null, countries: [], hasEmail: false }
    });
    await open('?plan=professional-1y&code=C&state=foreign');
    await page.tap(agreement);
    await page.tap(t.pay);
    expect(created()[0]?.loginCode).toBeUndefined();
    expect(page.has(t.errors.payer)).toBe(true);
  });

  it('lets WeChat identify the payer, and keeps what was entered', async () => {
    inWeChat();
    // jsdom cannot leave the page: it reports where it would go.
    const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    api.on({
      'POST /api/front/payment/create': ({ loginCode }) => {
        if (loginCode === undefined) throw new FakeError('VALIDATION', { fields: { loginCode: 'required' } });
        return buildLaunched();
      },
      'GET /api/member/user/loginWays': loginWays
    });
    await open('?plan=professional-1y');
    await page.tap(agreement);
    await page.tap(t.invoiceKinds.person);
    await page.type('title', '覃秀兰');
    await page.type('email', 'a@example.com');
    await page.tap(t.pay);
    report.mockRestore();
    const state = JSON.parse(localStorage.getItem('xiangshi_h5_payerState') ?? '""') as string;
    expect(state).toMatch(/^[0-9a-f]{32}$/);
    await open(`?plan=professional-1y&code=C&state=${state}`);
    expect(page.field('title').getAttribute('value') ?? page.field('title').value).toBe('覃秀兰');
    await page.tap(agreement);
    await page.tap(t.pay);
    expect(created().at(-1)).toMatchObject({
      environment: 'weChatBrowser',
      loginCode: 'C',
      invoice: { title: '覃秀兰' }
    });
  });
});
