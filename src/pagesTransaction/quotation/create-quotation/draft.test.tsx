import type { CallData } from '@contract';
import formMessages from '@/components/form/locale/zh-Hans';
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
import { fakeApi } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import tradeMessages from '../../locale/zh-Hans';
import messages from '../locale/zh-Hans';

type FormDefaults = CallData<'GET /api/front/quotation/prepare'>;

const draft = buildQuotationFields({ unitFen: 5200, deliverWithinDays: 4 });
const inTonnes = buildQuotationPurchase({ unit: 'ton', goodsVersion: 'five tonnes by tonne' });
const api = fakeApi();
let nextRequest = 0;

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  nextRequest += 1;
  user.setToken('member');
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'GET /api/front/quotation/prepare': buildFormDefaults(),
    'GET /api/front/purchase/detail': buildPurchaseDetail(),
    'GET /api/front/region/tree': [],
    'POST /api/front/quotation/saveDraft': { draftVersion: 2 }
  });
});

/** Opens the page of the test's own purchase request: the device keeps drafts per request. */
const openForm = () => openPage(`/${routes['quotation.create']}?purchaseId=draft-${nextRequest}`);

async function renderReady(): Promise<OpenedPage> {
  const page = await openForm();
  await page.waitFor(messages.fields.tax);
  return page;
}

const numbersOf = (page: OpenedPage) =>
  ['unitFen', 'deliverWithinDays'].map(
    (name) => page.root().querySelector<HTMLInputElement>(`[name="${name}"]`)?.value
  );

/** Leaves a draft on the device: 51.00 yuan, delivered within 5 days. */
async function leaveDraft(): Promise<void> {
  const page = await renderReady();
  await page.type('unitFen', '51');
  await page.type('deliverWithinDays', '5');
  // The draft is saved after three seconds without a change.
  await page.advance(3000);
}

describe('draft of a quotation for a request that asks for something else meanwhile', () => {
  it('is opened without its price from the device', async () => {
    await leaveDraft();
    api.on({ 'GET /api/front/quotation/prepare': buildFormDefaults({ purchase: inTonnes }) });
    const page = await renderReady();
    expect(numbersOf(page)).toEqual(['', '5']);
    expect(page.has(messages.requestChangedSinceDraft)).toBe(true);
    await page.type('unitFen', '51000');
    expect(page.has(messages.requestChangedSinceDraft)).toBe(false);
    expect(numbersOf(await renderReady())).toEqual(['51000.00', '5']);
  });

  it('is opened without its price from the server', async () => {
    api.on({
      'GET /api/front/quotation/prepare': buildFormDefaults({
        draft,
        purchase: inTonnes,
        draftGoodsVersion: 'five tonnes by kg'
      })
    });
    const page = await renderReady();
    expect(numbersOf(page)).toEqual(['', '4']);
    expect(page.has(messages.requestChangedSinceDraft)).toBe(true);
  });

  it('is opened without its price when the app that saved it did not say what was asked for', async () => {
    api.on({ 'GET /api/front/quotation/prepare': buildFormDefaults({ draft, draftGoodsVersion: null }) });
    expect(numbersOf(await renderReady())).toEqual(['', '4']);
  });

  it('keeps its price when the same is asked for', async () => {
    api.on({ 'GET /api/front/quotation/prepare': buildFormDefaults({ draft }) });
    const page = await renderReady();
    expect(numbersOf(page)).toEqual(['52.00', '4']);
    expect(page.has(messages.requestChangedSinceDraft)).toBe(false);
  });
});

describe('draft on the device, when another device has saved one on the server since', () => {
  beforeEach(async () => {
    await leaveDraft();
    api.on({ 'GET /api/front/quotation/prepare': buildFormDefaults({ draft }) });
  });

  it.each([
    [formMessages.useStored, ['52.00', '4']],
    [formMessages.useDraft, ['51.00', '5']]
  ])('is asked about: %s', async (answer, shown) => {
    const page = await openForm();
    await page.waitFor(formMessages.outdatedTitle);
    expect(page.has(messages.fields.tax)).toBe(false);
    await page.tap(answer);
    await page.waitFor(messages.fields.tax);
    expect(numbersOf(page)).toEqual(shown);
  });

  it('is still there when the other one is chosen', async () => {
    const page = await openForm();
    await page.waitFor(formMessages.outdatedTitle);
    await page.tap(formMessages.useStored);
    const again = await openForm();
    await again.waitFor(formMessages.outdatedTitle);
  });
});

describe('question about a draft', () => {
  it('is not asked on another page: neither on one that covers the form nor after the form was left', async () => {
    await leaveDraft();
    const answers = [deferred<FormDefaults>(), deferred<FormDefaults>()];
    let asked = 0;
    api.on({
      'GET /api/front/quotation/prepare': () => answers[asked++]?.promise ?? Promise.reject(new Error('asked'))
    });
    const page = await openPage('/pages/index/index');
    const openFormAbove = async () => {
      push('quotation.create', { purchaseId: `draft-${nextRequest}` });
      await page.settle();
    };
    await openFormAbove();
    push('agreement');
    await page.settle();
    answers[0]?.resolve(buildFormDefaults({ draft }));
    await page.advance(1000);
    expect(page.has(formMessages.outdatedTitle)).toBe(false);
    back();
    await page.waitFor(formMessages.outdatedTitle);
    await page.tap(formMessages.useDraft);
    expect(numbersOf(page)).toEqual(['51.00', '5']);

    back();
    await page.settle();
    await openFormAbove();
    back();
    await page.settle();
    answers[1]?.resolve(buildFormDefaults({ draft }));
    await page.advance(1000);
    expect(page.has(formMessages.outdatedTitle)).toBe(false);
  });

  it('is not asked when the quotation was sent from another device', async () => {
    api.on({ 'GET /api/front/quotation/prepare': buildFormDefaults({ draft }) });
    await leaveDraft();
    api.on({
      'GET /api/front/quotation/prepare': buildFormDefaults({ quotationId: 'quotation-1' }),
      'POST /api/front/quotation/detail': buildQuotation()
    });
    const page = await openForm();
    await page.waitFor(messages.conversation);
  });

  it.each([
    ['goes on from the one that this device has saved on the server', { deliverWithinDays: 4 }, 2],
    ['this device has saved on the server without an answer', { unitFen: 5100, deliverWithinDays: 5 }, 3]
  ])('is not asked about a draft that %s', async (_what, saved, draftVersion) => {
    api.on({ 'GET /api/front/quotation/prepare': buildFormDefaults({ draft }) });
    await leaveDraft();
    const page = await renderReady();
    await page.tap(tradeMessages.form.keepDraft);
    await page.settle();
    if (draftVersion === 2) await page.type('deliverWithinDays', '6');
    const stored = buildQuotationFields({ ...draft, ...saved });
    api.on({ 'GET /api/front/quotation/prepare': buildFormDefaults({ draft: stored, draftVersion }) });
    const again = await renderReady();
    expect(numbersOf(again)[1]).toBe(draftVersion === 2 ? '6' : '5');
  });

  it('is not asked after a draft was saved that had not been changed', async () => {
    api.on({ 'GET /api/front/quotation/prepare': buildFormDefaults({ draft }) });
    const page = await renderReady();
    await page.tap(tradeMessages.form.keepDraft);
    await page.settle();
    const stored = buildQuotationFields({ ...draft, deliverWithinDays: 9 });
    api.on({ 'GET /api/front/quotation/prepare': buildFormDefaults({ draft: stored, draftVersion: 3 }) });
    expect(numbersOf(await renderReady())).toEqual(['52.00', '9']);
  });
});
