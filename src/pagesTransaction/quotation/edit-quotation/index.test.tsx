import { act } from 'react-dom/test-utils';
import type { CallInput } from '@contract';
import type { QuotationDetail } from '@contract/quotation';
import { back, push } from '@/navigation/navigate';
import { network } from '@/platform/network/network';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildPerson } from '@/testing/buildPerson';
import { buildFormDefaults, buildOwnPurchaseDetail, buildQuotation, buildVersion } from '@/testing/buildQuotation';
import { deferred } from '@/testing/deferred';
import { fakeApi, FakeError, networkError } from '@/testing/fakeApi';
import { liveNews } from '@/testing/liveNews';
import { type OpenedPage, openPage } from '@/testing/openPage';
import messages from '../locale/zh-Hans';
import offerMessages from '../offer/locale/zh-Hans';

const api = fakeApi();
let shown: QuotationDetail = buildQuotation();
let stamp = 'a';
let nextQuotation = 0;
let page: OpenedPage;
const sent: CallInput<'POST /api/front/quotation/edit'>[] = [];
const deal = {
  grams: 2_000_000,
  unitFen: 5250,
  isTaxIncluded: false,
  taxRate: 9,
  isFreightIncluded: true,
  sum: { goodsFen: 10_500_000, taxFen: 945_000, freightFen: 0, deliveredFen: 11_445_000 },
  acceptedAtMs: Date.now(),
  contactName: '陆志强',
  contactMobile: '13800138004',
  companyName: '辛味食品',
  score: null,
  scoreText: ''
};

/** Counter-offer that the buyer has just made. */
const offer = { id: 'c1', by: 'buyer' as const, unitFen: 5000, text: '再让一点', atMs: Date.now(), answer: null };

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  shown = buildQuotation();
  stamp = 'a';
  sent.length = 0;
  api.calls.length = 0;
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'POST /api/front/quotation/detail': () => shown,
    'GET /api/front/quotation/prepare': buildFormDefaults(),
    'GET /api/front/live/poll': (query) => liveNews(query, stamp),
    'POST /api/front/quotation/edit': (body) => {
      sent.push(body);
      shown = buildQuotation({
        versions: [buildVersion(), buildVersion({ version: 2, fields: body.fields })],
        editsLeft: 2
      });
      return shown;
    }
  });
});

async function renderPage(token = 'member'): Promise<void> {
  nextQuotation += 1;
  user.setToken(token);
  page = await openPage(`/${routes['quotation.edit']}?id=quotation-${nextQuotation}`);
  await page.settle();
}

async function renderForm(): Promise<void> {
  await renderPage();
  await page.waitFor(messages.conversation);
  await page.tap(messages.editButton(3));
  await page.waitFor(messages.fields.tax);
}

const priceTyped = () => page.root().querySelector<HTMLInputElement>('[name="unitFen"]')?.value;

/** Changes the quotation on the server; going back online makes the page poll at once. */
async function changeOnServer(changes: Partial<QuotationDetail>): Promise<void> {
  shown = buildQuotation(changes);
  stamp = 'b';
  act(() => network.set(false));
  act(() => network.set(true));
  await page.settle();
  await page.settle();
}

describe('edit quotation page', () => {
  it('a visitor is asked to log in', async () => {
    await renderPage('');
    expect(page.has(messages.loggedOut)).toBe(true);
  });

  it("shows another user's quotation as missing", async () => {
    api.on({
      'POST /api/front/quotation/detail': () => {
        throw new FakeError('NOT_FOUND');
      }
    });
    await renderPage();
    await page.waitFor(messages.missingTitle);
  });

  it('the buyer is redirected to the purchase request', async () => {
    api.on({
      'GET /api/front/purchase/detail': buildOwnPurchaseDetail(),
      'POST /api/front/quotation/compare': { items: [], stamp: 'a' }
    });
    shown = buildQuotation({ side: 'buyer' });
    await renderPage();
    await page.waitFor(messages.detailTitle);
  });

  it('the buyer is redirected when the page is shown again, if another one covers it', async () => {
    const answer = deferred<QuotationDetail>();
    api.on({
      'POST /api/front/quotation/detail': () => answer.promise,
      'GET /api/front/purchase/detail': buildOwnPurchaseDetail(),
      'POST /api/front/quotation/compare': { items: [], stamp: 'a' }
    });
    await renderPage();
    push('agreement');
    await page.waitFor('香市用户协议');
    answer.resolve(buildQuotation({ side: 'buyer' }));
    await page.advance(1000);
    expect(page.has('香市用户协议')).toBe(true);
    back();
    await page.waitFor(messages.detailTitle);
  });

  it('offers no edit after the third one, and no actions to a company member without the right', async () => {
    shown = buildQuotation({ editsLeft: 0 });
    await renderPage();
    await page.waitFor(messages.conversation);
    await page.tap(messages.editButton(0));
    expect(page.has(messages.conflicts['edits'] ?? '')).toBe(true);
    expect(page.has(messages.fields.tax)).toBe(false);
    shown = buildQuotation({ mayAct: false });
    await renderPage();
    await page.waitFor(messages.colleague);
    expect(page.has(messages.withdraw)).toBe(false);
  });

  it('an unchanged version is not sent', async () => {
    await renderForm();
    await page.tap(messages.editSend);
    await page.waitFor(messages.nothingChanged);
    expect(sent).toEqual([]);
  });

  it('retains the entered values and reports when the quotation was accepted meanwhile', async () => {
    await renderForm();
    await page.type('unitFen', '51.80');
    await changeOnServer({ status: 'accepted', deal });
    expect(page.text()).toContain(messages.decidedMeanwhile);
    expect(page.has(messages.keptTyped)).toBe(true);
    expect(priceTyped()).toBe('51.80');
    act(() => settings.setLanguage('en'));
    await page.waitFor('Not sent: the quote has just been decided (Accepted)');
    act(() => settings.setLanguage('zh-Hans'));
    await page.settle();
    await page.tap(messages.editSend);
    expect(sent).toEqual([]);
    await page.tap(messages.seeResult);
    expect(page.text()).toContain('138 0013 8004');
    for (const text of ['105,000.00 元', '9,450.00 元', offerMessages.sum.included, '114,450.00 元']) {
      expect(page.has(text)).toBe(true);
    }
  });

  it('resending after a lost response creates one new version', async () => {
    await renderForm();
    await page.type('unitFen', '51.80');
    api.on({
      'POST /api/front/quotation/edit': (body) => {
        sent.push(body);
        if (sent.length > 1) return buildQuotation({ editsLeft: 2 });
        throw networkError();
      }
    });
    await page.tap(messages.editSend);
    await page.tap(messages.editConfirmSend);
    await page.waitFor(messages.editSend);
    expect(priceTyped()).toBe('51.80');
    await page.tap(messages.editSend);
    await page.tap(messages.editConfirmSend);
    await page.waitFor(messages.conversation);
    expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1);
  });

  it('retains the entered values when the server reports a conflict', async () => {
    api.on({
      'POST /api/front/quotation/edit': () => {
        shown = buildQuotation({
          revision: 2,
          counters: [{ id: 'c1', by: 'buyer', unitFen: 5000, text: '再让一点', atMs: 1, answer: null }]
        });
        throw new FakeError('CONFLICT', { fields: { quotation: 'changed' } });
      }
    });
    await renderForm();
    await page.type('unitFen', '51.80');
    await page.tap(messages.editSend);
    await page.tap(messages.editConfirmSend);
    await page.waitFor(messages.changedMeanwhile);
    expect(priceTyped()).toBe('51.80');
  });

  it('shows the changes field by field and sends them once as the next version', async () => {
    await renderForm();
    await page.type('unitFen', '51.80');
    await page.type(messages.fields.editReason, '运费降了');
    expect(page.has(messages.before('52.50 元/公斤'))).toBe(true);
    expect(page.has(messages.changes(1))).toBe(true);
    await page.tap(messages.editSend);
    await page.waitFor(messages.editConfirmNote(2));
    const button = page.find(messages.editConfirmSend);
    act(() => {
      button.click();
      button.click();
    });
    await page.waitFor(messages.versionsTitle);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ revision: 1, editReason: '运费降了', fields: { unitFen: 5180 } });
    expect(page.has(messages.changedFrom('52.50 元/公斤', '51.80 元/公斤'))).toBe(true);
  });

  it("shows the buyer's counter-offer without a reload and lets the supplier counter it", async () => {
    api.on({ 'POST /api/front/quotation/counter': () => shown });
    await renderPage();
    await page.waitFor(messages.conversation);
    await changeOnServer({ counters: [offer], openOffer: offer, waitsFor: 'supplier' });
    expect(page.has('再让一点')).toBe(true);
    expect(page.has(offerMessages.standings.yourTurn)).toBe(true);
    expect(page.has(offerMessages.hints.yourTurn)).toBe(true);
    await page.tap(offerMessages.counterAgain);
    await page.type('counterPrice', '49.99');
    await page.tap(messages.sendCounter);
    expect(page.has(offerMessages.between('50.00 元/公斤', '52.50 元/公斤'))).toBe(true);
    await page.type('counterPrice', '51');
    await page.tap(messages.sendCounter);
    await page.settle();
    expect(api.calls.find(({ name }) => name.endsWith('/counter'))?.input).toMatchObject({
      unitFen: 5100,
      revision: 1
    });
  });

  it("accepts the buyer's counter-offer with one tap", async () => {
    api.on({
      'POST /api/front/quotation/agree': () =>
        buildQuotation({
          versions: [buildVersion(), buildVersion({ version: 2, isAgreed: true, fields: { unitFen: 5000 } })],
          counters: [{ ...offer, answer: 'agreed' }]
        })
    });
    shown = buildQuotation({ counters: [offer], openOffer: offer, waitsFor: 'supplier' });
    await renderPage();
    await page.tap(offerMessages.agree('50.00'));
    await page.waitFor(offerMessages.hints.agreed);
    expect(api.calls.find(({ name }) => name.endsWith('/agree'))?.input).toMatchObject({
      counterId: 'c1',
      revision: 1
    });
    expect(page.has(messages.editButton(3))).toBe(true);
  });

  it("asks for confirmation before declining the buyer's counter-offer", async () => {
    api.on({ 'POST /api/front/quotation/decline': () => buildQuotation() });
    shown = buildQuotation({ counters: [offer], openOffer: offer, waitsFor: 'supplier' });
    await renderPage();
    await page.tap(offerMessages.decline);
    await page.waitFor(offerMessages.declineTitle('50.00 元/公斤'));
    expect(api.calls.some(({ name }) => name.endsWith('/decline'))).toBe(false);
  });

  it('an own counter-offer can be retracted for two minutes only', async () => {
    api.on({ 'POST /api/front/quotation/retract': () => buildQuotation() });
    const own = { ...offer, by: 'supplier' as const, unitFen: 5100 };
    shown = buildQuotation({ counters: [own], openOffer: own, waitsFor: 'buyer' });
    await renderPage();
    await page.tap(offerMessages.retract);
    await page.settle();
    expect(api.calls.find(({ name }) => name.endsWith('/retract'))?.input).toMatchObject({ counterId: 'c1' });
    const old = { ...own, atMs: Date.now() - 121_000 };
    shown = buildQuotation({ counters: [old], openOffer: old, waitsFor: 'buyer' });
    await renderPage();
    await page.waitFor(offerMessages.fromYou('51.00 元/公斤'));
    expect(page.has(offerMessages.retract)).toBe(false);
  });

  it('asks for confirmation before withdrawing the quotation', async () => {
    api.on({ 'POST /api/front/quotation/withdraw': () => buildQuotation({ status: 'withdrawn' }) });
    await renderPage();
    await page.waitFor(messages.conversation);
    await page.tap(messages.withdraw);
    await page.waitFor(messages.withdrawTitle);
    expect(api.calls.some(({ name }) => name.endsWith('/withdraw'))).toBe(false);
    await page.tap('取消');
    await page.settle();
    expect(api.calls.some(({ name }) => name.endsWith('/withdraw'))).toBe(false);
  });

  it('warns about a price far from the market', async () => {
    const market = { lineId: 'l', marketName: '玉林', gradeName: '选货', lowFen: 5200, highFen: 5400 };
    api.on({ 'GET /api/front/quotation/prepare': buildFormDefaults({ market }) });
    await renderForm();
    await page.type('unitFen', '52.50');
    expect(page.has(messages.within)).toBe(true);
    await page.type('unitFen', '58.00');
    expect(page.has(messages.freightInside)).toBe(true);
    await page.type('unitFen', '26.25');
    expect(page.has(messages.slip)).toBe(true);
  });
});
