import { listInvalidation } from '@/stores/listInvalidation';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildOwnSupply } from '@/testing/buildOwnSupply';
import { buildPerson } from '@/testing/buildPerson';
import { buildSupplyDetail } from '@/testing/buildSupplyDetail';
import { captureNavigation } from '@/testing/captureNavigation';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { overlays } from '@/ui/overlays';
import tradeMessages from '../../locale/zh-Hans';
import supplyMessages from '../locale/zh-Hans';
import messages from './locale/zh-Hans';

const url = '/pagesTransaction/supply/supply-info/index?id=supply-1';
const api = fakeApi({ 'GET /api/member/user/current': buildPerson() });
const callsTo = (name: string) => api.calls.filter((call) => call.name === name);
let page: OpenedPage;

const failWith = (error: ConstructorParameters<typeof FakeError>[0]) => () => {
  throw new FakeError(error);
};

async function renderPage(changes: Parameters<typeof buildSupplyDetail>[0] = {}): Promise<void> {
  api.on({ 'GET /api/front/supply/detail': buildSupplyDetail(changes) });
  page = await openPage(url);
  await page.waitFor('玉林八角 大红 新货');
}

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  api.calls.length = 0;
});
afterEach(() => overlays.close());

describe('owner of a supply', () => {
  const own = buildOwnSupply({ status: 'published' });
  beforeEach(() => {
    user.setToken('member');
    listInvalidation.consume('ownSupply');
    listInvalidation.consume('transaction');
  });

  it("sees the owner's actions instead of the contact options", async () => {
    await renderPage({ ownStatus: 'published' });
    for (const text of [messages.inquire, messages.exchange, messages.report]) expect(page.has(text)).toBe(false);
    for (const text of [supplyMessages.refresh, supplyMessages.changeTerms, supplyMessages.unlist]) {
      expect(page.has(text)).toBe(true);
    }
  });

  it('can refresh a supply only once a day', async () => {
    await renderPage({ ownStatus: 'published' });
    api.on({ 'POST /api/front/supply/act': failWith('RATE_LIMITED') });
    await page.tap(supplyMessages.refresh);
    await page.waitFor(tradeMessages.actionErrors.refreshedToday);
    expect(listInvalidation.ownSupplyNeedsRefresh).toBe(false);
    api.on({ 'POST /api/front/supply/act': own });
    await page.tap(supplyMessages.refresh);
    await page.waitFor(supplyMessages.refreshed);
    expect([listInvalidation.ownSupplyNeedsRefresh, listInvalidation.transactionNeedsRefresh]).toEqual([true, true]);
  });

  it('a conflict reloads the supply and shows its current status', async () => {
    await renderPage({ status: 'paused', ownStatus: 'paused' });
    api.on({
      'POST /api/front/supply/act': failWith('CONFLICT'),
      'GET /api/front/supply/detail': buildSupplyDetail({ status: 'closed', ownStatus: 'closed' })
    });
    await page.tap(supplyMessages.resume);
    await page.waitFor(messages.ownStates.closed[0]);
    expect(overlays.shownToast?.text).toBe(tradeMessages.actionErrors.changedMeanwhile);
  });

  it('can appeal against a takedown with a sufficiently long reason', async () => {
    await renderPage({ status: 'takedown', ownStatus: 'takedown' });
    api.on({ 'POST /api/front/supply/act': own });
    await page.tap(supplyMessages.appealTitle);
    overlays.close({ confirm: true, text: '不对' });
    await page.settle();
    expect(callsTo('POST /api/front/supply/act')).toHaveLength(0);
    await page.tap(supplyMessages.appealTitle);
    overlays.close({ confirm: true, text: ' 检测报告已补齐 ' });
    await page.settle();
    expect(callsTo('POST /api/front/supply/act').map(({ input }) => input)).toEqual([
      { id: 'supply-1', do: { action: 'appeal', text: '检测报告已补齐' } }
    ]);
  });

  it('can withdraw a pending appeal after a confirmation, but not send another', async () => {
    await renderPage({ status: 'takedown', ownStatus: 'pending' });
    expect(page.has(messages.ownStates.pending[0])).toBe(true);
    expect(page.has(supplyMessages.appealTitle)).toBe(false);
    api.on({ 'POST /api/front/supply/act': own });
    await page.tap(supplyMessages.withdraw);
    overlays.close({ confirm: false });
    await page.settle();
    expect(callsTo('POST /api/front/supply/act')).toHaveLength(0);
    await page.tap(supplyMessages.withdraw);
    overlays.close({ confirm: true });
    await page.waitFor(supplyMessages.withdrawn);
    expect(callsTo('POST /api/front/supply/act').map(({ input }) => input)).toEqual([
      { id: 'supply-1', do: { action: 'withdraw' } }
    ]);
  });

  it('sees that a change was rejected while the old version is still public, and can edit it', async () => {
    await renderPage({ status: 'published', ownStatus: 'rejected' });
    expect(page.has(messages.ownStates.rejected[0])).toBe(true);
    expect(page.has(supplyMessages.refresh)).toBe(false);
    expect(await captureNavigation(() => page.tap(supplyMessages.edit))).toMatch(/CreateSupply\?id=supply-1$/);
  });

  it('copies a closed supply into a new draft, once for a double tap', async () => {
    await renderPage({ status: 'closed', ownStatus: 'closed' });
    api.on({ 'POST /api/front/supply/copy': buildOwnSupply({ id: 'copy-1', status: 'draft' }) });
    const way = await captureNavigation(async () => {
      page.find(supplyMessages.copy).click();
      await page.tap(supplyMessages.copy);
    });
    expect(way).toMatch(/CreateSupply\?id=copy-1$/);
    expect(callsTo('POST /api/front/supply/copy')).toHaveLength(1);
  });

  it('changes price and stock after validation', async () => {
    await renderPage({ ownStatus: 'published', price: { mode: 'fixed', fen: 3590 } });
    await page.tap(supplyMessages.changeTerms);
    await page.type('fen', '0');
    await page.tap(supplyMessages.save);
    expect(page.has(supplyMessages.problems.fen)).toBe(true);
    expect(callsTo('POST /api/front/supply/changeTerms')).toHaveLength(0);
    await page.type('fen', '36.5');
    api.on({ 'POST /api/front/supply/changeTerms': own });
    await page.tap(supplyMessages.save);
    await page.waitFor(supplyMessages.termsSaved);
    expect(callsTo('POST /api/front/supply/changeTerms').map(({ input }) => input)).toEqual([
      { id: 'supply-1', priceMode: 'fixed', fen: 3650, highFen: null, tiers: [], stockGrams: 12_000_000 }
    ]);
  });

  it('sees that the stock is below the minimum order when the server says so, until it is changed', async () => {
    await renderPage({ ownStatus: 'published', price: { mode: 'fixed', fen: 3590 } });
    await page.tap(supplyMessages.changeTerms);
    api.on({
      'POST /api/front/supply/changeTerms': () => {
        throw new FakeError('VALIDATION', { fields: { stockGrams: 'belowMoq' } });
      }
    });
    await page.tap(supplyMessages.save);
    await page.settle();
    expect(page.has(supplyMessages.problems.belowMoq)).toBe(true);
    await page.type('stockGrams', '20');
    expect(page.has(supplyMessages.problems.belowMoq)).toBe(false);
  });

  it('can renew an expired supply', async () => {
    await renderPage({ status: 'expired', ownStatus: 'expired' });
    expect(page.has(messages.ownStates.expired[0])).toBe(true);
    await page.tap(supplyMessages.renew);
    expect(page.has(supplyMessages.renewTitle)).toBe(true);
  });
});
