import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { buildLine } from '@/testing/buildMarket';
import { buildPerson } from '@/testing/buildPerson';
import { buildOwnPurchase, buildOwnPurchaseBrief, buildPurchaseFields } from '@/testing/buildPurchase';
import { type FakeApi, fakeApi, FakeError, networkError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { overlays } from '@/ui/overlays';
import { purchaseDraft } from '../../tradeDrafts';

const url = '/pagesTransaction/purchase/create-purchase/index';
const draftUrl = `${url}?id=purchase-1`;
let api: FakeApi;
/** A new user id per test, because leaving a page saves a draft for its user. */
let person = 0;

const inputsOf = (name: string) => api.calls.filter((call) => call.name === name).map(({ input }) => input);
const submitted = () => inputsOf('POST /api/front/purchase/submit') as { requestId: string; fields: object }[];
const draft = (changes: Parameters<typeof buildOwnPurchase>[0] = {}) =>
  buildOwnPurchase({ status: 'draft', isListed: false, ...changes });

async function toLastStep(page: OpenedPage): Promise<void> {
  await page.tap('下一步');
  await page.tap('下一步');
}

beforeAll(() => {
  settings.setLanguage('zh-Hans');
  api = fakeApi();
});
beforeEach(() => {
  api.calls.length = 0;
  person += 1;
  api.connect();
  api.on({
    'GET /api/member/user/current': buildPerson({ id: `u${person}` }),
    'GET /api/front/market/varieties': [
      { id: 'star-anise', name: '八角', initials: ['bj'], grades: [{ id: 'dahong', name: '大红' }] }
    ],
    'GET /api/front/market/lines': { items: [buildLine()], nextCursor: null },
    'POST /api/front/purchase/own': () => draft(),
    'POST /api/front/purchase/saveDraft': ({ fields }) => draft({ fields }),
    'POST /api/front/purchase/submit': ({ fields }) => buildOwnPurchase({ status: 'pending', fields }),
    'GET /api/front/purchase/suppliers': [
      { companyId: 'company-2', name: '怒江谷地草果合作社', supplyCount: 3, isInvited: false }
    ]
  });
  user.setToken('token');
});
afterEach(() => {
  overlays.close();
  asGuest();
});

describe('create purchase page', () => {
  it('a visitor is asked to log in first', async () => {
    user.setToken('');
    const page = await openPage(url);
    expect(page.has('登录后发布')).toBe(true);
  });

  it('hides a purchase request of another user', async () => {
    api.on({
      'POST /api/front/purchase/own': () => {
        throw new FakeError('FORBIDDEN');
      }
    });
    const page = await openPage(draftUrl);
    expect(page.has('这不是您的采购')).toBe(true);
    expect(page.has('下一步')).toBe(false);
  });

  it.each([
    ['pending', '正在审核'],
    ['closed', '这条采购已关闭'],
    ['takedown', '这条采购已下架']
  ] as const)('a purchase request that is %s cannot be edited', async (status, sentence) => {
    api.on({ 'POST /api/front/purchase/own': buildOwnPurchase({ status }) });
    const page = await openPage(draftUrl);
    expect(page.has(sentence)).toBe(true);
  });

  it('stays on the step and names the missing fields', async () => {
    const page = await openPage(url);
    await page.waitFor('还差 6 项，去填写');
    await page.tap('还差 6 项，去填写');
    expect(page.has('选择品种')).toBe(true);
    expect(page.has('填采购量')).toBe(true);
    expect(page.has('收货地')).toBe(false);
  });

  it('retains the entered values after a connection error and offers a retry', async () => {
    const page = await openPage(draftUrl);
    await toLastStep(page);
    await page.type('质量要求', '无硫');
    api.disconnect();
    await page.tap('提交审核');
    expect(page.has('没发出去，内容都在')).toBe(true);
    expect(page.has('重试')).toBe(true);
    expect(page.has('提交审核')).toBe(true);
  });

  it('a lost response leads to one purchase request, even when it is submitted again after a reload', async () => {
    const fields = buildPurchaseFields();
    const names = { varietyName: '八角', gradeName: '大红', regionNames: {}, companyNames: {} };
    const values = { ...fields, ...names, id: 'purchase-1', requestId: 'r'.repeat(32), asCompany: false };
    purchaseDraft().save(`u${person}`, { values: { ...values, isTitleOwn: true }, photos: {} });
    let isThere = false;
    api.on({
      'POST /api/front/purchase/own': () => buildOwnPurchase({ status: 'pending' }),
      'POST /api/front/purchase/submit': () => {
        if (isThere) throw new FakeError('CONFLICT');
        isThere = true;
        throw networkError();
      }
    });
    const goOn = async () => {
      const page = await openPage(url);
      await page.waitFor('接着写');
      await page.tap('接着写');
      await toLastStep(page);
      await page.tap('提交审核');
      await page.settle();
      return page;
    };
    const before = await goOn();
    expect([before.has('提交审核'), before.has('没发出去，内容都在')]).toEqual([true, true]);
    const after = await goOn();
    expect(after.has('已提交，等审核')).toBe(true);
    expect(submitted().every((body) => 'id' in body && body.id === 'purchase-1')).toBe(true);
    expect(purchaseDraft().find(`u${person}`)).toBeNull();
  });

  it('returns to the step of a field that the server rejected', async () => {
    api.on({
      'POST /api/front/purchase/submit': () => {
        throw new FakeError('VALIDATION', { fields: { title: 'contact' } });
      }
    });
    const page = await openPage(draftUrl);
    await toLastStep(page);
    await page.tap('提交审核');
    await page.settle();
    expect(page.has('不要写电话、网址或微信号，联系方式另有一栏')).toBe(true);
    expect(page.has('期望价')).toBe(true);
  });

  it('explains a reached limit and offers the action that raises it', async () => {
    api.on({
      'POST /api/front/purchase/submit': () => {
        throw new FakeError('FORBIDDEN', { needs: 'verify' });
      }
    });
    const page = await openPage(draftUrl);
    await toLastStep(page);
    await page.tap('提交审核');
    expect(overlays.dialog).toMatchObject({ kind: 'modal', options: { title: '已有 1 条采购在展示' } });
  });

  it('locks the goods once suppliers have quoted', async () => {
    api.on({
      'POST /api/front/purchase/own': { ...buildOwnPurchase(), ...buildOwnPurchaseBrief({ quoteCount: 4 }) }
    });
    const page = await openPage(draftUrl);
    expect(page.has('已有 4 份报价，品种、规格和数量不能改')).toBe(true);
    await page.tap('品种与规格 八角，大红，整货');
    expect(page.has('选好了')).toBe(false);
    expect(page.root().querySelector('[name="quantityGrams"]')).toBeNull();
  });

  it('a double tap submits once, and the page shows the pending review', async () => {
    const page = await openPage(draftUrl);
    await toLastStep(page);
    const button = page.find('提交审核');
    await Promise.all([page.tap('提交审核'), Promise.resolve(button.click())]);
    expect(submitted()).toMatchObject([{ id: 'purchase-1', fields: { title: '求购八角大红 10 吨' } }]);
    expect(page.has('已提交，等审核')).toBe(true);
  });

  it('a new request is prefilled with the goods passed by another page', async () => {
    const wanted = { varietyId: 'star-anise', varietyName: '八角', gradeId: 'dahong', gradeName: '大红' };
    const page = await openPage(`${url}?${new URLSearchParams({ ...wanted, expectedFen: '3450' }).toString()}`);
    await page.waitFor('更换');
    expect(page.text()).toContain('八角');
    expect(page.field('expectedFen').value).toBe('34.50');
  });

  it('generates a title until the user enters one', async () => {
    const page = await openPage(url);
    await page.waitFor('选择品种、等级和形态');
    await page.tap('品种与规格 选择品种、等级和形态');
    await page.tap('八角');
    await page.tap('大红');
    await page.tap('整货');
    await page.tap('选好了');
    await page.type('quantityGrams', '5000');
    const title = () => page.root().querySelector<HTMLInputElement>('[name="title"]')?.value;
    expect(title()).toBe('求购八角大红 5 吨');
    await page.tap('存草稿');
    expect(inputsOf('POST /api/front/purchase/saveDraft').at(-1)).toMatchObject({ fields: { isTitleProposed: true } });
    await page.type('title', '急求八角');
    await page.type('quantityGrams', '6000');
    expect(title()).toBe('急求八角');
    await page.tap('存草稿');
    expect(inputsOf('POST /api/front/purchase/saveDraft').at(-1)).not.toHaveProperty('fields.isTitleProposed');
  });

  it('saves a draft on the server', async () => {
    const page = await openPage(draftUrl);
    await page.type('title', '求购八角二级');
    await page.tap('存草稿');
    expect(inputsOf('POST /api/front/purchase/saveDraft')).toMatchObject([
      { id: 'purchase-1', fields: { title: '求购八角二级' } }
    ]);
    expect(overlays.shownToast?.text).toBe('草稿已存');
  });

  it('offers to continue with the draft saved on this device', async () => {
    const fields = buildPurchaseFields({ title: '上次没写完的标题' });
    const values = { ...fields, id: null, requestId: 'r'.repeat(32), asCompany: false, isTitleOwn: true };
    const names = { varietyName: '八角', gradeName: '大红', regionNames: {}, companyNames: {} };
    purchaseDraft().save(`u${person}`, { values: { ...values, ...names }, photos: {} });
    const page = await openPage(url);
    await page.waitFor('接着写');
    await page.tap('接着写');
    expect(page.root().querySelector<HTMLInputElement>('[name="title"]')?.value).toBe('上次没写完的标题');
  });

  it('an invitation-only request requires at least one chosen supplier', async () => {
    const page = await openPage(draftUrl);
    await toLastStep(page);
    await page.tap('指定供应商');
    await page.tap('还差 1 项，去填写');
    expect(page.has('至少选 1 家')).toBe(true);
    expect(submitted()).toEqual([]);
    await page.tap('选择供应商');
    await page.tap('怒江谷地草果合作社');
    await page.tap('选好了（1）');
    await page.tap('提交审核');
    expect(submitted()).toMatchObject([{ fields: { audience: 'invited', invitedCompanyIds: ['company-2'] } }]);
  });

  it('the preview shows the request as suppliers will see it', async () => {
    const page = await openPage(draftUrl);
    await page.tap('预览');
    expect(page.has('供应商看到的样子')).toBe(true);
    expect(page.text()).toContain('四川省成都市双流区');
  });
});
