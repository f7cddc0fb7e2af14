import type { OwnSupplyBrief } from '@contract/ownSupply';
import { HOUR_MS } from '@rules/duration';
import { listInvalidation } from '@/stores/listInvalidation';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildOwnSupply } from '@/testing/buildOwnSupply';
import { buildPerson } from '@/testing/buildPerson';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import tradeMessages from '../../locale/zh-Hans';
import supplyMessages from '../locale/zh-Hans';
import messages from './locale/zh-Hans';

const url = '/pagesTransaction/supply/our-supply/index';
const api = fakeApi({
  'GET /api/member/user/current': buildPerson(),
  'GET /api/front/supply/mineCounts': { onSale: 5, pending: 1, rejected: 0, offShelf: 0, expired: 0, draft: 0 }
});
const inputsOf = (name: string) => api.calls.filter((call) => call.name === name).map(({ input }) => input);
let page: OpenedPage;

function buildBrief(changes: Partial<OwnSupplyBrief> = {}): OwnSupplyBrief {
  const {
    fields: _fields,
    originRegion: _origin,
    deliveryRegion: _delivery,
    ...row
  } = buildOwnSupply({ fields: { photos: [] } });
  return { ...row, status: 'published', views: 128, favourites: 9, inquiries: 3, ...changes };
}

async function renderPage(...rows: OwnSupplyBrief[]): Promise<void> {
  api.on({ 'GET /api/front/supply/mine': { items: rows, nextCursor: null } });
  user.setToken('member');
  page = await openPage(url);
  await page.settle();
}

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  api.calls.length = 0;
  api.connect();
  api.on({ 'POST /api/front/supply/act': buildOwnSupply() });
});

describe('own supplies page', () => {
  it('loads nothing for a visitor', async () => {
    user.setToken('');
    page = await openPage(url);
    await page.waitFor(messages.loggedOut);
    expect(inputsOf('GET /api/front/supply/mine')).toEqual([]);
  });

  it('a failed load can be retried', async () => {
    user.setToken('member');
    api.on({
      'GET /api/front/supply/mine': () => {
        throw new FakeError('UNAVAILABLE');
      }
    });
    page = await openPage(url);
    await page.waitFor('重试');
    api.on({ 'GET /api/front/supply/mine': { items: [buildBrief()], nextCursor: null } });
    await page.tap('重试');
    await page.waitFor('玉林八角 大红 新货');
  });

  it('shows price, stock, statistics and status', async () => {
    await renderPage(buildBrief());
    for (const text of ['34.50', '库存 5 吨', '浏览 128', '收藏 9', '询价 3', messages.statuses.published]) {
      expect(page.text()).toContain(text);
    }
    expect(inputsOf('GET /api/front/supply/mine')).toEqual([{ tab: 'onSale' }]);
  });

  it('loads the supplies of the chosen tab and explains an empty one', async () => {
    await renderPage(buildBrief());
    api.on({ 'GET /api/front/supply/mine': { items: [], nextCursor: null } });
    await page.tap(messages.tabs.expired);
    await page.waitFor(messages.empty.expired[0]);
    expect(inputsOf('GET /api/front/supply/mine')).toContainEqual({ tab: 'expired' });
  });

  it('a rejected supply shows the reason', async () => {
    await renderPage(buildBrief({ status: 'rejected', review: { reason: '照片看不清', atMs: 1 } }));
    expect(page.text()).toContain('原因：照片看不清');
    expect(page.has(messages.actions.reedit)).toBe(true);
  });

  it('a supply can be refreshed only once a day', async () => {
    await renderPage(buildBrief({ refreshFromMs: Date.now() + HOUR_MS }));
    await page.tap(messages.refreshTomorrow);
    await page.waitFor(tradeMessages.actionErrors.refreshedToday);
    expect(inputsOf('POST /api/front/supply/act')).toEqual([]);
    await renderPage(buildBrief());
    await page.tap(messages.actions.refresh);
    await page.waitFor(supplyMessages.refreshed);
    expect(inputsOf('POST /api/front/supply/act')).toEqual([{ id: 'supply-1', do: { action: 'refresh' } }]);
  });

  it('an action on an outdated row explains the conflict and reloads the list', async () => {
    api.on({
      'POST /api/front/supply/act': () => {
        throw new FakeError('CONFLICT');
      }
    });
    await renderPage(buildBrief({ status: 'paused' }));
    await page.tap(messages.actions.resume);
    await page.waitFor(tradeMessages.actionErrors.changedMeanwhile);
    expect(inputsOf('GET /api/front/supply/mine')).toHaveLength(2);
  });

  it('a deleted supply can be restored with undo', async () => {
    await renderPage(buildBrief({ status: 'closed' }));
    await page.tap(messages.actions.remove);
    await page.waitFor(supplyMessages.undo);
    expect(page.has('玉林八角 大红 新货')).toBe(false);
    await page.tap(supplyMessages.undo);
    await page.waitFor('玉林八角 大红 新货');
    expect(inputsOf('POST /api/front/supply/act')).toEqual([
      { id: 'supply-1', do: { action: 'remove' } },
      { id: 'supply-1', do: { action: 'restore' } }
    ]);
  });

  it('a supply with an older public version cannot be deleted', async () => {
    await renderPage(buildBrief({ status: 'rejected', isListed: true }));
    expect(page.text()).toContain(messages.isListed);
    expect(page.has(messages.actions.remove)).toBe(false);
    expect(page.has(tradeMessages.more)).toBe(false);
  });

  it('the list reloads when it is opened after a change elsewhere', async () => {
    await renderPage(buildBrief());
    const before = inputsOf('GET /api/front/supply/mine').length;
    listInvalidation.invalidate(['ownSupply']);
    await renderPage(buildBrief());
    expect(inputsOf('GET /api/front/supply/mine').length).toBeGreaterThan(before);
    expect(listInvalidation.ownSupplyNeedsRefresh).toBe(false);
  });

  it('the list reloads on every return until a reload has succeeded', async () => {
    await renderPage(buildBrief());
    listInvalidation.invalidate(['ownSupply']);
    api.disconnect();
    await page.show();
    expect(listInvalidation.ownSupplyNeedsRefresh).toBe(true);
    api.connect();
    const before = inputsOf('GET /api/front/supply/mine').length;
    await page.show();
    await page.show();
    expect(inputsOf('GET /api/front/supply/mine')).toHaveLength(before + 1);
    expect(listInvalidation.ownSupplyNeedsRefresh).toBe(false);
  });
});
