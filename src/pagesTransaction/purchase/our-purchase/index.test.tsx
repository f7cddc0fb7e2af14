import type { OwnPurchaseBrief } from '@contract/ownPurchase';
import { HOUR_MS } from '@rules/duration';
import { listInvalidation } from '@/stores/listInvalidation';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { buildPerson } from '@/testing/buildPerson';
import { buildOwnPurchaseBrief } from '@/testing/buildPurchase';
import { captureNavigation } from '@/testing/captureNavigation';
import { type FakeApi, fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { overlays } from '@/ui/overlays';

const url = '/pagesTransaction/purchase/our-purchase/index';
const zero = { all: 0, pending: 0, quoting: 0, dealt: 0, closed: 0, expired: 0, draft: 0, archived: 0 };
let rows: OwnPurchaseBrief[];
let api: FakeApi;

const inputsOf = (name: string) => api.calls.filter((call) => call.name === name).map(({ input }) => input);
const performedActions = () => inputsOf('POST /api/front/purchase/act');

/** Opens the "more" menu and chooses an action. */
async function choose(page: OpenedPage, action: string): Promise<void> {
  await page.tap('更多');
  await page.tap(action);
}

beforeAll(() => {
  settings.setLanguage('zh-Hans');
  api = fakeApi();
});
beforeEach(() => {
  rows = [buildOwnPurchaseBrief()];
  api.calls.length = 0;
  api.connect();
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'GET /api/front/purchase/mine': () => ({ items: rows, nextCursor: null }),
    'GET /api/front/purchase/mineCounts': () => ({ ...zero, all: rows.length, quoting: rows.length }),
    'POST /api/front/purchase/act': ({ id }) => buildOwnPurchaseBrief({ id }),
    'POST /api/front/purchase/copy': () => buildOwnPurchaseBrief({ id: 'copy-1', status: 'draft' })
  });
  user.setToken('token');
});
afterEach(() => {
  overlays.close();
  asGuest();
});

describe('own purchase requests page', () => {
  it('a visitor is asked to log in, without any request to the server', async () => {
    user.setToken('');
    const page = await openPage(url);
    expect(page.has('登录后看自己的采购')).toBe(true);
    expect(inputsOf('GET /api/front/purchase/mine')).toEqual([]);
  });

  it('an empty list explains what to do next', async () => {
    rows = [];
    const page = await openPage(url);
    expect(page.has('还没有发布过采购')).toBe(true);
    await page.tap('草稿');
    expect(page.has('没有草稿的采购')).toBe(true);
  });

  it('a failed load can be retried', async () => {
    api.disconnect();
    const page = await openPage(url);
    api.connect();
    await page.tap('重试');
    expect(page.has('求购八角大红 10 吨')).toBe(true);
  });

  it('a rejected request shows the reason and opens in the form', async () => {
    rows = [buildOwnPurchaseBrief({ status: 'rejected', isListed: false, review: { reason: '写明等级', atMs: 1 } })];
    const page = await openPage(url);
    expect(page.has('原因：写明等级')).toBe(true);
    expect(await captureNavigation(() => page.tap('修改后重新提交'))).toContain('create-purchase/index?id=purchase-1');
  });

  it('an action on an outdated row reloads the list and shows the current status', async () => {
    api.on({
      'POST /api/front/purchase/act': () => {
        throw new FakeError('CONFLICT');
      }
    });
    const page = await openPage(url);
    rows = [buildOwnPurchaseBrief({ status: 'expired' })];
    await choose(page, '暂停报价');
    expect(page.has('已截止')).toBe(true);
    expect(overlays.shownToast?.text).toBe('状态已变，刷新后再试');
  });

  it('a purchase request can be refreshed only once a day', async () => {
    rows = [buildOwnPurchaseBrief({ refreshFromMs: Date.now() + HOUR_MS })];
    const page = await openPage(url);
    await page.tap('明天可刷新');
    expect(performedActions()).toEqual([]);
    expect(overlays.shownToast?.text).toBe('今天已刷新过，明天再来');
  });

  it('a double tap performs an action once', async () => {
    const page = await openPage(url);
    const button = page.find('刷新');
    await Promise.all([page.tap('刷新'), Promise.resolve(button.click())]);
    expect(performedActions()).toEqual([{ id: 'purchase-1', do: { action: 'refresh' } }]);
  });

  it('a request stays open when no closing reason is chosen', async () => {
    const page = await openPage(url);
    await choose(page, '关闭');
    expect(page.has('关闭后 4 份报价失效，原因是？')).toBe(true);
    overlays.close();
    await page.settle();
    expect(performedActions()).toEqual([]);
  });

  it('a pending request is withdrawn only after a confirmation, not by opening it', async () => {
    rows = [buildOwnPurchaseBrief({ status: 'pending', isListed: false, quoteCount: 0, views: 0 })];
    const page = await openPage(url);
    expect(await captureNavigation(() => page.tap('求购八角大红 10 吨'))).toContain(
      'create-purchase/index?id=purchase-1'
    );
    await page.tap('撤回');
    overlays.close({ confirm: false });
    await page.settle();
    expect(performedActions()).toEqual([]);
    await page.tap('撤回');
    overlays.close({ confirm: true });
    await page.settle();
    expect(performedActions()).toEqual([{ id: 'purchase-1', do: { action: 'withdraw' } }]);
  });

  it.each(['paused', 'expired', 'closed', 'takedown'] as const)(
    'a tap on a request that is %s opens its public page',
    async (status) => {
      rows = [buildOwnPurchaseBrief({ status, isListed: false, quoteCount: 0, views: 12 })];
      const page = await openPage(url);
      expect(await captureNavigation(() => page.tap('求购八角大红 10 吨'))).toContain(
        'purchase-info/index?id=purchase-1'
      );
      expect(performedActions()).toEqual([]);
    }
  );

  it('an appeal that is too short is rejected', async () => {
    rows = [buildOwnPurchaseBrief({ status: 'takedown', isListed: false, review: { reason: '不实', atMs: 1 } })];
    const page = await openPage(url);
    await page.tap('申诉');
    overlays.close({ confirm: true, text: '不对' });
    await page.settle();
    expect(performedActions()).toEqual([]);
    expect(overlays.shownToast?.text).toBe('至少写 5 个字');
  });

  it('shows the count of each tab and the number of new quotations', async () => {
    const page = await openPage(url);
    expect(page.has('2 份新报价')).toBe(true);
    expect(page.text()).toContain('报价中1');
    await page.tap('已成交');
    expect(inputsOf('GET /api/front/purchase/mine').at(-1)).toEqual({ tab: 'dealt' });
  });

  it('closes a request with the chosen reason', async () => {
    const page = await openPage(url);
    await choose(page, '关闭');
    listInvalidation.consume('transaction');
    await page.tap('不采购了');
    expect(listInvalidation.transactionNeedsRefresh).toBe(true);
    expect(performedActions()).toEqual([{ id: 'purchase-1', do: { action: 'close', reason: 'cancelled' } }]);
  });

  it('extends the deadline for quotations', async () => {
    const page = await openPage(url);
    await choose(page, '延期');
    await page.tap('延长 7 天');
    const [confirm] = [...page.root().querySelectorAll<HTMLElement>('*')].filter(
      (element) => element.childElementCount === 0 && element.textContent?.startsWith('延到')
    );
    await page.tap(confirm?.textContent ?? '');
    expect(performedActions()).toEqual([
      { id: 'purchase-1', do: { action: 'renew', until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string } }
    ]);
  });

  it('a deleted request can be restored with undo', async () => {
    rows = [buildOwnPurchaseBrief({ status: 'draft', isListed: false, quoteCount: 0 })];
    const page = await openPage(url);
    await page.tap('删除');
    expect(page.has('求购八角大红 10 吨')).toBe(false);
    await page.tap('撤销');
    expect(page.has('求购八角大红 10 吨')).toBe(true);
    expect(performedActions()).toEqual([
      { id: 'purchase-1', do: { action: 'remove' } },
      { id: 'purchase-1', do: { action: 'restore' } }
    ]);
  });

  it('a request with a deal is archived instead of deleted, and can be unarchived', async () => {
    const deal = { status: 'closed' as const, isListed: false, hasDeal: true };
    rows = [buildOwnPurchaseBrief(deal)];
    api.on({ 'POST /api/front/purchase/archive': buildOwnPurchaseBrief({ ...deal, isArchived: true }) });
    const page = await openPage(url);
    await page.tap('归档');
    expect(page.has('删除')).toBe(false);
    expect(inputsOf('POST /api/front/purchase/archive')).toEqual([{ id: 'purchase-1', on: true }]);
    rows = [buildOwnPurchaseBrief({ ...deal, isArchived: true })];
    await page.tap('已归档');
    expect(inputsOf('GET /api/front/purchase/mine').at(-1)).toEqual({ tab: 'archived' });
    await page.tap('移出归档');
    expect(inputsOf('POST /api/front/purchase/archive').at(-1)).toEqual({ id: 'purchase-1', on: false });
  });

  it('a copy beyond the limit of drafts says so', async () => {
    api.on({
      'POST /api/front/purchase/copy': () => {
        throw new FakeError('CONFLICT', { fields: { drafts: 'tooMany' } });
      }
    });
    const page = await openPage(url);
    await choose(page, '再发一条');
    expect(overlays.shownToast?.text).toBe('草稿已满 20 份');
  });

  it('opens the copy of a request in the form', async () => {
    const page = await openPage(url);
    expect(await captureNavigation(() => choose(page, '再发一条'))).toContain('create-purchase/index?id=copy-1');
  });
});
