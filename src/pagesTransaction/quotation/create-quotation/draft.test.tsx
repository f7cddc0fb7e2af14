import formMessages from '@/components/form/locale/zh-Hans';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildPerson } from '@/testing/buildPerson';
import { buildPurchaseDetail } from '@/testing/buildPurchase';
import { buildFormDefaults, buildQuotationFields, buildQuotedPurchase } from '@/testing/buildQuotation';
import { fakeApi } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import tradeWords from '../../locale/zh-Hans';
import messages from '../locale/zh-Hans';

const draft = buildQuotationFields({ unitFen: 5200, deliverWithinDays: 4 });
const inTonnes = buildQuotedPurchase({ unit: 'ton', goodsVersion: 'five tonnes by tonne' });
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
    [formMessages.useDevice, ['51.00', '5']]
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

it('a draft that goes on from the one that this device has saved on the server is restored without a question', async () => {
  const page = await renderReady();
  await page.type('deliverWithinDays', '4');
  await page.tap(tradeWords.form.keepDraft);
  await page.settle();
  await page.type('deliverWithinDays', '6');
  api.on({ 'GET /api/front/quotation/prepare': buildFormDefaults({ draft, draftVersion: 2 }) });
  const again = await renderReady();
  expect(again.has(formMessages.outdatedTitle)).toBe(false);
  expect(numbersOf(again)[1]).toBe('6');
});
