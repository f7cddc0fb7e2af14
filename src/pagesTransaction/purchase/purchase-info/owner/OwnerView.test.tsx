import { act } from 'react-dom/test-utils';
import type { CallInput } from '@contract';
import type { QuotationDetail } from '@contract/quotation';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildPerson } from '@/testing/buildPerson';
import { buildComparedQuotation, buildOwnPurchaseDetail, buildQuotation, buildVersion } from '@/testing/buildQuotation';
import { deferred } from '@/testing/deferred';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { liveNews } from '@/testing/liveNews';
import { type OpenedPage, openPage } from '@/testing/openPage';
import quotationMessages from '../../../quotation/locale/zh-Hans';
import offerMessages from '../../../quotation/offer/locale/zh-Hans';
import messages from './locale/zh-Hans';

const url = `/${routes['purchase.info']}?id=purchase-1`;
const cheap = () => buildComparedQuotation({ id: 'q-cheap', version: buildVersion({ deliveredFenPerKg: 5430 }) });
const dear = () =>
  buildComparedQuotation({ id: 'q-dear', name: '滇西香料行', version: buildVersion({ deliveredFenPerKg: 5510 }) });
const opened = (id: string) => buildQuotation({ id, side: 'buyer', status: 'viewed', revision: 4 });

const open = { id: 'c', by: 'supplier' as const, unitFen: 5100, text: '', atMs: 1, answer: null };
const offered = { counters: [open], openOffer: open, waitsFor: 'buyer' as const };

const api = fakeApi();
let items = [cheap(), dear()];
let stamp = 'a';
let page: OpenedPage;

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.calls.length = 0;
  items = [cheap(), dear()];
  stamp = 'a';
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'GET /api/front/purchase/detail': buildOwnPurchaseDetail(),
    'POST /api/front/quotation/compare': () => ({ items, stamp }),
    'GET /api/front/live/poll': (query) => liveNews(query, stamp),
    'POST /api/front/quotation/detail': ({ id }) => opened(id)
  });
  user.setToken('member');
  page = await openPage(url);
  await page.waitFor('滇西香料行');
});

const heads = () =>
  [...page.root().querySelectorAll('[role="link"]')].flatMap((head) => {
    const label = head.getAttribute('aria-label') ?? '';
    return label.startsWith('看 ') ? [label.slice(2, -4)] : [];
  });
const inputsOf = (name: string) => api.calls.filter((call) => call.name === name).map(({ input }) => input);

describe('purchase request page of the buyer', () => {
  it('a rejected acceptance shows the reason and the current quotation', async () => {
    api.on({
      'POST /api/front/quotation/accept': () => {
        throw new FakeError('CONFLICT', { fields: { quotation: 'changed' } });
      }
    });
    await page.tap(quotationMessages.accept);
    await page.waitFor(quotationMessages.acceptTitle);
    await page.tap(quotationMessages.acceptSend);
    await page.waitFor(quotationMessages.conflicts['changed'] ?? '');
  });

  it('the accepted quantity cannot exceed the offered one', async () => {
    await page.tap(quotationMessages.accept);
    await page.waitFor(quotationMessages.acceptTitle);
    await page.type('acceptGrams', '5000.1');
    expect(page.has(quotationMessages.amountProblem.available)).toBe(true);
    await page.tap(quotationMessages.acceptSend);
    expect(inputsOf('POST /api/front/quotation/accept')).toEqual([]);
  });

  it('accepts a partial quantity at the version and price shown in the sheet', async () => {
    api.on({ 'POST /api/front/quotation/accept': ({ id }) => ({ ...opened(id), status: 'accepted', deal: null }) });
    await page.tap(quotationMessages.accept);
    await page.waitFor(quotationMessages.acceptTitle);
    await page.type('acceptGrams', '2000');
    await page.tap(quotationMessages.acceptSend);
    await page.settle();
    const [sent] = inputsOf('POST /api/front/quotation/accept') as CallInput<'POST /api/front/quotation/accept'>[];
    expect(sent).toMatchObject({
      id: 'q-cheap',
      grams: 2_000_000,
      revision: 4,
      version: 1,
      unitFen: 5250,
      counterId: null
    });
    expect(sent?.requestId).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  });

  it("agreeing to the supplier's lower offer continues with its acceptance", async () => {
    const agreed = buildVersion({ version: 2, isAgreed: true, fields: { unitFen: 5100 } });
    api.on({
      'POST /api/front/quotation/detail': ({ id }) => ({ ...opened(id), ...offered }),
      'POST /api/front/quotation/agree': ({ id }) => ({
        ...opened(id),
        versions: [buildVersion(), agreed],
        revision: 5
      }),
      'POST /api/front/quotation/accept': ({ id }) => ({ ...opened(id), status: 'accepted', deal: null })
    });
    await page.tap(messages.open('怒江谷地草果合作社'));
    await page.waitFor(offerMessages.fromOther(quotationMessages.supplier, '51.00 元/公斤'));
    await page.tap(offerMessages.agree('51.00'));
    await page.waitFor(quotationMessages.acceptTitle);
    await page.tap(quotationMessages.acceptSend);
    await page.settle();
    expect(inputsOf('POST /api/front/quotation/agree')).toEqual([expect.objectContaining({ counterId: 'c' })]);
    expect(inputsOf('POST /api/front/quotation/accept')).toEqual([
      expect.objectContaining({ revision: 5, version: 2, unitFen: 5100, counterId: null })
    ]);
  });

  it('offers both open prices on acceptance and preselects the lower one', async () => {
    api.on({
      'POST /api/front/quotation/detail': ({ id }) => ({ ...opened(id), ...offered }),
      'POST /api/front/quotation/accept': ({ id }) => ({ ...opened(id), status: 'accepted', deal: null })
    });
    await page.tap(quotationMessages.accept);
    await page.waitFor(offerMessages.pricesLabel);
    // 5 tonnes at 51.00 plus nine per cent tax.
    expect(page.has('277,950.00 元')).toBe(true);
    await page.tap(offerMessages.atPrice('52.50 元/公斤'));
    expect(page.has(offerMessages.dearer('51.00 元/公斤'))).toBe(true);
    await page.tap(offerMessages.atPrice('51.00 元/公斤'));
    await page.tap(quotationMessages.acceptSend);
    await page.settle();
    expect(inputsOf('POST /api/front/quotation/accept')).toEqual([
      expect.objectContaining({ version: 1, unitFen: 5100, counterId: 'c' })
    ]);
  });

  it('rejects a counter-offer not below the price, and asks to confirm one that looks like a typing error', async () => {
    api.on({ 'POST /api/front/quotation/counter': ({ id }) => opened(id) });
    await page.tap(quotationMessages.counter);
    await page.waitFor(quotationMessages.sendCounter);
    await page.type('counterPrice', '52.50');
    await page.tap(quotationMessages.sendCounter);
    expect(page.has(offerMessages.below('52.50 元/公斤'))).toBe(true);
    await page.type('counterPrice', '5.10');
    await page.tap(quotationMessages.sendCounter);
    await page.waitFor(offerMessages.slipTitle('5.10 元/公斤'));
    await page.tap(offerMessages.slipBack);
    await page.settle();
    expect(inputsOf('POST /api/front/quotation/counter')).toEqual([]);
  });

  it('sorts the cheapest quotation first and shows the price difference of the others', () => {
    expect(heads()).toEqual(['怒江谷地草果合作社', '滇西香料行']);
    expect(page.has(messages.best)).toBe(true);
    expect(page.has('高 0.80')).toBe(true);
  });

  it('marks no best quotation when there is only one', async () => {
    items = [cheap()];
    page = await openPage(url);
    await page.waitFor(messages.rows.quoted);
    expect(page.has(messages.best)).toBe(false);
  });

  it('an empty comparison offers to invite suppliers', async () => {
    items = [];
    page = await openPage(url);
    await page.waitFor(messages.noneTitle);
    expect(page.has(messages.invite)).toBe(true);
    expect(page.has(messages.startCounter)).toBe(false);
  });

  it('appends new quotations without a reload, and sorts them only on request', async () => {
    items = [
      cheap(),
      dear(),
      buildComparedQuotation({
        id: 'q-new',
        name: '岭上香料',
        isNew: true,
        version: buildVersion({ deliveredFenPerKg: 5000 })
      })
    ];
    stamp = 'b';
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await page.waitFor('岭上香料');
    expect(heads()).toEqual(['怒江谷地草果合作社', '滇西香料行', '岭上香料']);
    expect(page.has(messages.changed)).toBe(true);
    await page.tap(messages.sortLabel);
    await page.settle();
    expect(heads()[0]).toBe('岭上香料');
    expect(page.has(messages.changed)).toBe(false);
  });

  it('a counter-offer requires a price or a message and is sent once', async () => {
    api.on({ 'POST /api/front/quotation/counter': ({ id }) => opened(id) });
    await page.tap(quotationMessages.counter);
    await page.waitFor(quotationMessages.sendCounter);
    await page.tap(quotationMessages.sendCounter);
    expect(page.has(quotationMessages.counterNeeds)).toBe(true);
    await page.type('counterPrice', '51');
    await page.tap(quotationMessages.sendCounter);
    await page.settle();
    expect(inputsOf('POST /api/front/quotation/counter')).toEqual([
      expect.objectContaining({ id: 'q-cheap', unitFen: 5100, text: '', revision: 4 })
    ]);
  });

  it('opens no decision sheet when another quotation was opened before the answer came', async () => {
    const answer = deferred<QuotationDetail>();
    api.on({ 'POST /api/front/quotation/detail': ({ id }) => (id === 'q-cheap' ? answer.promise : opened(id)) });
    await page.tap(quotationMessages.counter);
    await page.tap('看 滇西香料行 的报价');
    await page.waitFor(quotationMessages.reject);
    answer.resolve(opened('q-cheap'));
    await page.settle();
    expect(page.has(quotationMessages.sendCounter)).toBe(false);
  });

  it('keeps what is typed for one supplier apart from the others', async () => {
    const openQuotationOf = async (supplier: string) => {
      await page.tap(`看 ${supplier} 的报价`);
      await page.waitFor(quotationMessages.reject);
    };
    const closeSheets = async () => {
      for (let sheets = 2; sheets > 0; sheets -= 1) {
        await page.tap('关闭');
        await page.advance(1000);
      }
    };
    await openQuotationOf('怒江谷地草果合作社');
    await page.tap(quotationMessages.reject);
    await page.type(quotationMessages.rejectText, '质量不稳');
    await closeSheets();
    await page.tap(quotationMessages.counter);
    await page.waitFor(quotationMessages.sendCounter);
    await page.type('counterPrice', '51');
    await page.type(quotationMessages.counterText, '只给你们这个价');
    await page.tap('关闭');
    await page.advance(1000);

    await openQuotationOf('滇西香料行');
    await page.tap(quotationMessages.reject);
    expect(page.field(quotationMessages.rejectText).value).toBe('');
    await closeSheets();
    await openQuotationOf('滇西香料行');
    await page.tap(quotationMessages.counter);
    expect(page.field('counterPrice').value).toBe('');
    expect(page.field(quotationMessages.counterText).value).toBe('');
  });
});
