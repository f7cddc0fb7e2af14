import type { PaymentOrder } from '@contract/payment';
import { DAY_MS, MINUTE_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { buildOrder, buildOwnLevel, buildPlans } from '@/testing/buildPayment';
import { buildPerson } from '@/testing/buildPerson';
import { captureNavigation } from '@/testing/captureNavigation';
import { fakeApi } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { openRoute } from '@/testing/openRoute';
import { overlays } from '@/ui/overlays';
import t from './locale/zh-Hans';

const api = fakeApi();
const YEAR_MS = 365 * DAY_MS;

const serveOrders = (...items: PaymentOrder[]) =>
  api.on({ 'POST /api/front/payment/list': { items, nextCursor: null } });

/** Sets the clipboard, which refuses to be written unless `copied` is given. */
function setClipboard(copied?: string[]): void {
  const writeText = (text: string) => {
    if (copied === undefined) return Promise.reject(new Error('refused'));
    copied.push(text);
    return Promise.resolve();
  };
  Object.assign(navigator, { clipboard: { writeText } });
  Object.assign(document, { execCommand: () => false });
}

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  if (overlays.shownToast) overlays.hideToast();
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'GET /api/vcard/cardLevel/plans': buildPlans(),
    'GET /api/front/payment/environments': ['desktop'],
    'POST /api/vcard/cardLevel/mine': buildOwnLevel()
  });
  serveOrders();
});

describe('the end of the chosen plan', () => {
  it('is a year from now by the server’s clock, not by that of the device', async () => {
    const serverMs = Date.now() + 40 * DAY_MS;
    serveOrders(buildOrder({ createdAtMs: serverMs, expiresAtMs: serverMs + 15 * MINUTE_MS, status: 'closed' }));
    const page = await openRoute('pay.vcard');
    expect(page.has(t.ends.new(shanghaiDay(serverMs + YEAR_MS)))).toBe(true);
  });

  it('is a day for a higher level too', async () => {
    const expiresAtMs = Date.now() + 300 * DAY_MS;
    api.on({ 'POST /api/vcard/cardLevel/mine': { ...buildOwnLevel('professional'), expiresAtMs } });
    const page = await openRoute('pay.vcard');
    await page.tap('企业版 1 年');
    const endMs = Date.now() + YEAR_MS + (300 * DAY_MS * 199) / 599;
    expect(page.has(t.ends.converted(shanghaiDay(endMs)))).toBe(true);
  });
});

describe('the way from an order to the customer service', () => {
  const order = buildOrder({ status: 'paid', paidAtMs: Date.now() });

  async function openOrder(): Promise<OpenedPage> {
    api.on({ 'POST /api/front/payment/order': order });
    const page = await openPage(`/${routes['pay.vcard']}?orderNo=${order.orderNo}`);
    await page.waitFor(t.contact);
    return page;
  }

  it('stays open where nothing can be copied', async () => {
    setClipboard();
    const page = await openOrder();
    expect(await captureNavigation(() => page.tap(t.contact))).toBe(`/${routes.contact}`);
    expect(overlays.shownToast?.text).not.toBe(t.orderNoCopied);
  });

  it('takes the order number along', async () => {
    const copied: string[] = [];
    setClipboard(copied);
    const page = await openOrder();
    expect(await captureNavigation(() => page.tap(t.contact))).toBe(`/${routes.contact}`);
    expect([copied, overlays.shownToast?.text]).toEqual([[order.orderNo], t.orderNoCopied]);
  });
});
