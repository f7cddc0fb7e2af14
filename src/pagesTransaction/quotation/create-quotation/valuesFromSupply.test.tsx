import type { CallInput } from '@contract';
import { MAX_REMARK } from '@rules/quotation';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildPerson } from '@/testing/buildPerson';
import { buildPrefillSupply } from '@/testing/buildPrefillSupply';
import { buildPurchaseDetail } from '@/testing/buildPurchase';
import { buildFormDefaults, buildQuotationFields } from '@/testing/buildQuotation';
import { fakeApi } from '@/testing/fakeApi';
import { openPage } from '@/testing/openPage';
import tradeMessages from '../../locale/zh-Hans';
import messages from '../locale/zh-Hans';

const supply = buildPrefillSupply({ packaging: 'wovenBag25' });
const packagingLine = messages.packed(tradeMessages.packaging.wovenBag25);
const longestRemark = '香'.repeat(MAX_REMARK - packagingLine.length - '\n'.length);
const api = fakeApi({
  'GET /api/member/user/current': buildPerson(),
  'GET /api/front/purchase/detail': buildPurchaseDetail(),
  'GET /api/front/region/tree': [],
  'POST /api/front/quotation/saveDraft': { draftVersion: 1 }
});
let nextRequest = 0;

/** Opens a draft with the remark and fills it in from the supply. */
async function fillFromSupply(remark: string) {
  const defaults = buildFormDefaults({ draft: buildQuotationFields({ remark }), supplies: [supply] });
  api.on({ 'GET /api/front/quotation/prepare': defaults });
  // The device saves drafts per request.
  nextRequest += 1;
  const page = await openPage(`/${routes['quotation.create']}?purchaseId=request-${nextRequest}`);
  await page.waitFor(messages.fillFrom);
  await page.tap(messages.fillFrom);
  await page.tap(supply.title);
  return page;
}

function savedRemark(): string | undefined {
  const { input } = api.calls.filter(({ name }) => name.endsWith('/saveDraft')).at(-1) ?? {};
  return (input as CallInput<'POST /api/front/quotation/saveDraft'> | undefined)?.fields.remark;
}

beforeAll(() => {
  settings.setLanguage('zh-Hans');
  user.setToken('member');
});

describe('the packaging of a supply that a quotation is filled in from', () => {
  it('is neither added to a remark without room for it nor counted as filled in', async () => {
    const page = await fillFromSupply(`${longestRemark}。`);
    expect(page.has(messages.filled(4, 0))).toBe(true);
    expect(page.text().split(messages.fromSupply)).toHaveLength(1 + 4);
    await page.tap(tradeMessages.form.keepDraft);
    expect(savedRemark()).toBe(`${longestRemark}。`);
  });

  it('precedes a remark that just leaves room for it', async () => {
    const page = await fillFromSupply(longestRemark);
    expect(page.has(messages.filled(5, 0))).toBe(true);
    expect(page.text().split(messages.fromSupply)).toHaveLength(1 + 5);
    await page.tap(tradeMessages.form.keepDraft);
    expect(savedRemark()).toBe(`${packagingLine}\n${longestRemark}`);
  });
});
