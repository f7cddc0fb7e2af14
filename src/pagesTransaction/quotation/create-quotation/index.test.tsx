import Taro from '@tarojs/taro';
import { act } from 'react-dom/test-utils';
import type { CallInput } from '@contract';
import photoMessages from '@/components/upload/locale/zh-Hans';
import { back, push } from '@/navigation/navigate';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildPerson } from '@/testing/buildPerson';
import { buildPurchaseDetail } from '@/testing/buildPurchase';
import {
  buildFormDefaults,
  buildQuotation,
  buildQuotationFields,
  buildQuotationPurchase
} from '@/testing/buildQuotation';
import { deferred } from '@/testing/deferred';
import { fakeApi, FakeError, networkError } from '@/testing/fakeApi';
import { fakeUploads } from '@/testing/fakeUploads';
import { type OpenedPage, openPage } from '@/testing/openPage';
import tradeMessages from '../../locale/zh-Hans';
import { quotationDraft } from '../../tradeDrafts';
import messages from '../locale/zh-Hans';

type Body = CallInput<'POST /api/front/quotation/create'>;

const draft = buildQuotationFields({ originOffered: { regionCode: '533324', countryCode: null, detail: '' } });
const regions = [
  {
    code: '530000',
    name: '云南省',
    children: [
      { code: '533300', name: '怒江傈僳族自治州', children: [{ code: '533324', name: '贡山独龙族怒族自治县' }] }
    ]
  }
];
const company = {
  id: 'c1',
  shortName: '谷地',
  name: '怒江谷地草果合作社',
  role: 'admin',
  memberCount: 2,
  isVerified: true
} as const;
const sent: Body[] = [];
const api = fakeApi();
let nextRequest = 0;

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.calls.length = 0;
  api.connect();
  sent.length = 0;
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'GET /api/front/quotation/prepare': buildFormDefaults({ draft }),
    'GET /api/front/purchase/detail': buildPurchaseDetail(),
    'GET /api/front/region/tree': regions,
    'POST /api/front/quotation/saveDraft': { draftVersion: 1 },
    'POST /api/front/quotation/create': (body) => {
      sent.push(body);
      return buildQuotation();
    },
    'POST /api/front/quotation/detail': buildQuotation()
  });
});

/** Opens the page for a new purchase request id, because the device saves drafts per request. */
async function renderPage(token = 'member'): Promise<OpenedPage> {
  nextRequest += 1;
  user.setToken(token);
  const page = await openPage(`/${routes['quotation.create']}?purchaseId=request-${nextRequest}`);
  await page.settle();
  return page;
}

function tapTwice(button: HTMLElement): void {
  act(() => {
    button.click();
    button.click();
  });
}

async function renderReady(): Promise<OpenedPage> {
  const page = await renderPage();
  await page.waitFor(messages.fields.tax);
  return page;
}

describe('create quotation page', () => {
  it('a visitor is asked to log in', async () => {
    const page = await renderPage('');
    expect(page.has(tradeMessages.form.loggedOut)).toBe(true);
    expect(api.calls.some(({ name }) => name.includes('quotation'))).toBe(false);
  });

  it.each(['verify', 'company', 'invited', 'own', 'full', 'ended', 'limit'] as const)(
    'explains the obstacle to quoting (%s) and links to the next step',
    async (obstacle) => {
      api.on({ 'GET /api/front/purchase/detail': buildPurchaseDetail({ obstacle }) });
      const page = await renderPage();
      await page.waitFor(messages.obstacles[obstacle]);
      expect(page.has(messages.obstacleActions[obstacle])).toBe(true);
      expect(page.has(messages.fields.tax)).toBe(false);
    }
  );

  it('explains who may quote when the request itself is not accessible', async () => {
    api.on({
      'GET /api/front/quotation/prepare': () => {
        throw new FakeError('FORBIDDEN', { needs: 'company' });
      }
    });
    const page = await renderPage();
    await page.waitFor(messages.obstacles.company);
    expect(page.has(messages.obstacleActions.company)).toBe(true);
  });

  it('shows the missing fields and sends nothing', async () => {
    api.on({ 'GET /api/front/quotation/prepare': buildFormDefaults() });
    const page = await renderReady();
    await page.tap(tradeMessages.form.missing(3));
    expect(page.has(messages.problems['unitFen.required'] ?? '')).toBe(true);
    expect(page.has(messages.confirmTitle)).toBe(false);
    expect(sent).toEqual([]);
  });

  it('rejects a price just above the limit and accepts the limit itself', async () => {
    const page = await renderReady();
    await page.type('unitFen', '1000000.01');
    await page.tap(tradeMessages.form.missing(1));
    expect(page.has(messages.problems['unitFen.range'] ?? '')).toBe(true);
    await page.type('unitFen', '1000000');
    expect(page.has(messages.problems['unitFen.range'] ?? '')).toBe(false);
  });

  it('shows a server error at its field, scrolls there and retains the entered values', async () => {
    api.on({
      'POST /api/front/quotation/create': () => {
        throw new FakeError('VALIDATION', { fields: { remark: 'contact' } });
      }
    });
    const scroll = jest.spyOn(Taro, 'pageScrollTo').mockResolvedValue({ errMsg: 'ok' });
    const page = await renderReady();
    await page.type(messages.fields.remark, '电话联系');
    await page.tap(messages.send);
    await page.tap(messages.confirmSend);
    await page.waitFor(tradeMessages.problems.contact);
    expect(scroll.mock.calls.map(([{ selector }]) => selector)).toEqual(['#field-remark']);
  });

  it('retains the entered values after a connection error', async () => {
    const page = await renderReady();
    await page.tap(messages.send);
    api.disconnect();
    await page.tap(messages.confirmSend);
    await page.settle();
    expect(page.find(messages.fields.unitFen)).toBeTruthy();
    expect(page.root().querySelector<HTMLInputElement>('[name="unitFen"]')?.value).toBe('52.50');
    expect(sent).toEqual([]);
  });

  it('resending after a lost response creates one quotation', async () => {
    const page = await renderReady();
    api.on({
      'POST /api/front/quotation/create': (body) => {
        sent.push(body);
        if (sent.length > 1) return buildQuotation();
        throw networkError();
      }
    });
    await page.tap(messages.send);
    await page.tap(messages.confirmSend);
    await page.waitFor(messages.send);
    await page.tap(messages.send);
    await page.tap(messages.confirmSend);
    await page.waitFor(messages.conversation);
    expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1);
    expect(quotationDraft(`request-${nextRequest}`).find('u1')).toBeNull();
  });

  it('shows the limit obstacle when the server reports that the limit is reached', async () => {
    api.on({
      'POST /api/front/quotation/create': () => {
        throw new FakeError('RATE_LIMITED', { retryAfterSec: 60 });
      }
    });
    const page = await renderReady();
    await page.tap(messages.send);
    await page.tap(messages.confirmSend);
    await page.waitFor(messages.obstacles.limit);
  });

  it('shows a request that has changed meanwhile, and asks for a price in its unit', async () => {
    api.on({
      'POST /api/front/quotation/create': (body) => {
        sent.push(body);
        if (sent.length > 1) return buildQuotation();
        throw new FakeError('CONFLICT', { fields: { quotation: 'requestChanged' } });
      }
    });
    const page = await renderReady();
    const valueOf = (name: string) => page.root().querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
    await page.type('deliverWithinDays', '5');
    const purchase = buildQuotationPurchase({ unit: 'ton', goodsVersion: 'five tonnes by tonne' });
    api.on({ 'GET /api/front/quotation/prepare': buildFormDefaults({ draft, purchase }) });
    await page.tap(messages.send);
    await page.tap(messages.confirmSend);
    await page.waitFor(messages.conflicts['requestChanged'] ?? '');
    expect([valueOf('unitFen'), valueOf('deliverWithinDays')]).toEqual(['', '5']);
    await page.type('unitFen', '52500');
    await page.tap(messages.send);
    expect(page.has('52,500.00 元/吨')).toBe(true);
    await page.tap(messages.confirmSend);
    await page.waitFor(messages.conversation);
    expect(sent.map(({ goodsVersion }) => goodsVersion)).toEqual(['five tonnes by kg', 'five tonnes by tonne']);
  });

  it('redirects to the quotation that was already sent', async () => {
    api.on({ 'GET /api/front/quotation/prepare': buildFormDefaults({ quotationId: 'quotation-1' }) });
    const page = await renderPage();
    await page.waitFor(messages.conversation);
    expect(sent).toEqual([]);
  });

  it('leaves the page alone that covers it when it is sent, and gives way to the quotation when it is shown', async () => {
    const answer = deferred<ReturnType<typeof buildQuotation>>();
    api.on({ 'POST /api/front/quotation/create': () => answer.promise });
    const page = await renderReady();
    await page.tap(messages.send);
    await page.tap(messages.confirmSend);
    push('agreement');
    await page.waitFor('香市用户协议');
    answer.resolve(buildQuotation());
    await page.advance(1000);
    expect(page.has('香市用户协议')).toBe(true);
    back();
    await page.waitFor(messages.conversation);
    expect(page.has(messages.send)).toBe(false);
  });

  it('updates the delivered price while typing and warns about prices far from the market', async () => {
    api.on({
      'GET /api/front/quotation/prepare': buildFormDefaults({
        draft,
        market: { lineId: 'l', marketName: '玉林', gradeName: '选货', lowFen: 5200, highFen: 5400 }
      })
    });
    const page = await renderReady();
    expect(page.has('57.23')).toBe(true);
    expect(page.has(messages.within)).toBe(true);
    expect(page.has('286,125.00 元')).toBe(true);
    await page.type('unitFen', '48.00');
    expect(page.has('52.32')).toBe(true);
    expect(page.has(messages.below('4.00'))).toBe(true);
    await page.type('unitFen', '60');
    expect(page.has(messages.freightInside)).toBe(true);
    await page.type('unitFen', '120');
    expect(page.has(messages.slip)).toBe(true);
  });

  it('prefills all matching fields from an own supply, in the unit of the request', async () => {
    const supply = {
      id: 's1',
      title: '草果 统货',
      unitFen: 2600,
      unit: 'jin' as const,
      gramsPerPack: null,
      stockGrams: 3_000_000,
      isTaxIncluded: false,
      isFreightIncluded: false,
      spec: '统货',
      origin: { region: { code: '533324', names: ['云南省', '怒江州', '贡山县'] }, countryCode: null, detail: '' },
      cropYear: null,
      packaging: 'wovenBag25' as const,
      packagingText: '',
      shipWithinDays: 3,
      photos: ['/uploads/a.jpg'],
      documents: [{ name: '检测报告.pdf', url: '/uploads/b.pdf', type: 'pdf' as const }]
    };
    api.on({ 'GET /api/front/quotation/prepare': buildFormDefaults({ supplies: [supply] }) });
    const page = await renderReady();
    await page.tap(messages.fillFrom);
    await page.tap('草果 统货');
    // One field remains: the freight cost, which the supply's price does not include.
    await page.waitFor(messages.filled(10, 1));
    const valueOf = (name: string) => page.root().querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
    expect(valueOf('unitFen')).toBe('52.00');
    expect(valueOf('availableGrams')).toBe('3000');
    expect(valueOf('specOffered')).toBe('统货');
    expect(valueOf('deliverWithinDays')).toBe('3');
    expect(page.root().textContent?.split(messages.fromSupply)).toHaveLength(11);
    await page.type('freightFenPerKg', '0.90');
    await page.tap(messages.send);
    await page.waitFor(messages.confirmNote);
    tapTwice(page.find(messages.confirmSend));
    await page.settle();
    expect(sent[0]?.fields).toMatchObject({
      isTaxIncluded: false,
      isFreightIncluded: false,
      freightFenPerKg: 90,
      originOffered: { regionCode: '533324', countryCode: null },
      remark: messages.packed('编织袋 25 公斤'),
      photos: ['/uploads/a.jpg'],
      documents: supply.documents
    });
  });

  it('shows the expected price, the market and the freight in the unit of the price input', async () => {
    const purchase = buildQuotationPurchase({ unit: 'ton', expectedFen: 3_500_000 });
    const market = { lineId: 'l', marketName: '玉林', gradeName: '选货', lowFen: 3400, highFen: 3550 };
    const draft = buildQuotationFields({ isFreightIncluded: false, freightFenPerKg: 90 });
    api.on({ 'GET /api/front/quotation/prepare': buildFormDefaults({ purchase, market, draft }) });
    const page = await renderReady();
    expect(page.text()).toContain(messages.expects('35,000.00 元/吨'));
    expect(page.text()).toContain('34,000.00–35,500.00 元/吨');
    expect(page.has(messages.comesTo('900.00 元/吨'))).toBe(true);
    await page.type('unitFen', '35800');
    expect(page.has(messages.comesTo('35.80 元/公斤'))).toBe(true);
  });

  it('offers only identities that may quote', async () => {
    api.on({ 'GET /api/front/quotation/prepare': buildFormDefaults({ draft, identities: ['person'] }) });
    const page = await renderReady();
    expect(page.has(messages.quotationIdentity)).toBe(false);
    await page.tap(messages.send);
    await page.waitFor(messages.asPerson);
  });

  it('retains the form when one identity is rejected, and submits with the other', async () => {
    api.on({
      'POST /api/front/quotation/create': (body) => {
        sent.push(body);
        if (body.asCompany) throw new FakeError('FORBIDDEN', { needs: 'company' });
        return buildQuotation();
      }
    });
    const page = await renderReady();
    await page.tap(messages.send);
    await page.tap(messages.confirmSend);
    await page.waitFor(messages.companyMayNot);
    expect(page.root().querySelector<HTMLInputElement>('[name="unitFen"]')?.value).toBe('52.50');
    await page.tap(messages.asPersonInstead);
    expect(page.has(messages.companyMayNot)).toBe(false);
    await page.tap(messages.send);
    await page.tap(messages.confirmSend);
    await page.settle();
    expect(sent.map(({ asCompany }) => asCompany)).toEqual([true, false]);
  });

  it('shows a summary before sending, sends once and opens the quotation', async () => {
    const page = await renderReady();
    await page.tap(messages.send);
    await page.waitFor(messages.confirmNote);
    expect(page.has('52.50 元/公斤')).toBe(true);
    expect(page.has('怒江贡山')).toBe(true);
    expect(sent).toEqual([]);
    tapTwice(page.find(messages.confirmSend));
    await page.waitFor(messages.conversation);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.fields).toEqual(draft);
    expect(sent[0]?.requestId).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  });

  it.each(['person', 'company'] as const)('opens a draft as the %s that it was saved as', async (draftIdentity) => {
    api.on({ 'GET /api/front/quotation/prepare': buildFormDefaults({ draft, draftIdentity }) });
    const page = await renderReady();
    await page.tap(messages.send);
    await page.tap(messages.confirmSend);
    await page.settle();
    expect(sent.map(({ asCompany }) => asCompany)).toEqual([draftIdentity === 'company']);
  });

  it('opens a draft as another identity once the one it was saved as may no longer quote', async () => {
    const identities: ['person'] = ['person'];
    api.on({ 'GET /api/front/quotation/prepare': buildFormDefaults({ draft, draftIdentity: 'company', identities }) });
    const page = await renderReady();
    await page.tap(messages.send);
    await page.tap(messages.confirmSend);
    await page.settle();
    expect(sent.map(({ asCompany }) => asCompany)).toEqual([false]);
  });

  it('keeps the chosen identity in the draft on the device', async () => {
    api.on({
      'GET /api/member/user/current': buildPerson({ company }),
      'GET /api/front/quotation/prepare': buildFormDefaults({ draft, draftIdentity: 'company' })
    });
    const page = await renderPage('token of a company member');
    await page.waitFor(messages.asPerson);
    await page.tap(messages.asPerson);
    const again = await openPage(`/${routes['quotation.create']}?purchaseId=request-${nextRequest}`);
    await again.waitFor(messages.fields.tax);
    await again.tap(messages.send);
    await again.tap(messages.confirmSend);
    await again.settle();
    expect(sent.map(({ asCompany }) => asCompany)).toEqual([false]);
  });

  it('saves a draft on the server too', async () => {
    const page = await renderReady();
    await page.type('unitFen', '51');
    await page.tap(tradeMessages.form.keepDraft);
    await page.settle();
    const kept = api.calls.find(({ name }) => name.endsWith('/saveDraft'))?.input as Body;
    expect(kept.fields.unitFen).toBe(5100);
  });

  describe('a press that has to wait', () => {
    const isBusy = (page: OpenedPage, text: string) =>
      page.find(text).closest('[role="button"]')?.getAttribute('aria-disabled') === 'true';

    it('shows that it waits for a photo, and goes on without one that is removed', async () => {
      URL.createObjectURL = () => 'blob:photo';
      URL.revokeObjectURL = () => undefined;
      fakeUploads(() => 'never');
      const page = await renderReady();
      await page.tap(photoMessages.source);
      await page.tap(photoMessages.choose);
      const input = document.querySelector<HTMLInputElement>('input[type="file"]');
      Object.defineProperty(input, 'files', { value: [new File(['photo'], 'photo.jpg', { type: 'image/jpeg' })] });
      act(() => void input?.dispatchEvent(new Event('change')));
      await page.settle();
      expect(isBusy(page, messages.send)).toBe(false);
      await page.tap(messages.send);
      expect([isBusy(page, messages.send), page.has(messages.confirmNote)]).toEqual([true, false]);
      await page.tap(photoMessages.cancel(1));
      expect([isBusy(page, messages.send), page.has(messages.confirmNote)]).toEqual([false, true]);
    });

    it('shows that a draft is being saved, beside the draft and in the confirmation', async () => {
      const answer = deferred<{ draftVersion: number }>();
      api.on({ 'POST /api/front/quotation/saveDraft': () => answer.promise });
      const page = await renderReady();
      await page.tap(tradeMessages.form.keepDraft);
      expect(isBusy(page, tradeMessages.form.keepDraft)).toBe(true);
      await page.tap(messages.send);
      expect(isBusy(page, messages.confirmSend)).toBe(true);
      answer.resolve({ draftVersion: 2 });
      await page.settle();
      expect([isBusy(page, tradeMessages.form.keepDraft), isBusy(page, messages.confirmSend)]).toEqual([false, false]);
      await page.tap(messages.confirmSend);
      expect(sent).toHaveLength(1);
    });
  });
});
