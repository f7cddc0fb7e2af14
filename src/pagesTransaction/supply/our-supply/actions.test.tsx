import type { OwnSupplyBrief } from '@contract/ownSupply';
import { shanghaiDay } from '@rules/shanghaiTime';
import { addDays, DEFAULT_VALID_DAYS } from '@rules/supply';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildOwnSupply } from '@/testing/buildOwnSupply';
import { buildPerson } from '@/testing/buildPerson';
import { captureNavigation } from '@/testing/captureNavigation';
import { deferred } from '@/testing/deferred';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { overlays } from '@/ui/overlays';
import tradeMessages from '../../locale/zh-Hans';
import supplyMessages from '../locale/zh-Hans';
import messages from './locale/zh-Hans';

const title = '玉林八角 大红 新货';
const api = fakeApi({
  'GET /api/member/user/current': buildPerson(),
  'GET /api/front/supply/mineCounts': { onSale: 1, pending: 0, rejected: 0, offShelf: 0, expired: 0, draft: 0 }
});
const inputsOf = (name: string) => api.calls.filter((call) => call.name === name).map(({ input }) => input);
const performedActions = () => inputsOf('POST /api/front/supply/act').map((input) => (input as { do: unknown }).do);

async function renderPage(changes: Partial<OwnSupplyBrief>): Promise<OpenedPage> {
  const {
    fields: _fields,
    originRegion: _origin,
    deliveryRegion: _delivery,
    phoneShownTo: _shown,
    sharedPhotos: _photos,
    ...row
  } = buildOwnSupply({ fields: { photos: [] } });
  api.on({ 'GET /api/front/supply/mine': { items: [{ ...row, views: 3, ...changes }], nextCursor: null } });
  const page = await openPage('/pagesTransaction/supply/our-supply/index');
  await page.waitFor(title);
  return page;
}

async function answer(page: OpenedPage, said: { confirm: boolean; text?: string }): Promise<void> {
  overlays.close(said);
  await page.settle();
}

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  api.calls.length = 0;
  api.on({ 'POST /api/front/supply/act': buildOwnSupply() });
  user.setToken('member');
});
afterEach(() => overlays.close());

describe('actions on an own supply', () => {
  it('a pending supply is withdrawn only after a confirmation, not by opening it', async () => {
    const page = await renderPage({ status: 'pending', isListed: false, views: 0 });
    expect(await captureNavigation(() => page.tap(title))).toMatch(/CreateSupply\?id=supply-1$/);
    await page.tap(messages.actions.withdraw);
    await answer(page, { confirm: false });
    expect(performedActions()).toEqual([]);
    await page.tap(messages.actions.withdraw);
    await answer(page, { confirm: true });
    expect(performedActions()).toEqual([{ action: 'withdraw' }]);
  });

  it('an appeal that is too short is not sent', async () => {
    const page = await renderPage({ status: 'takedown' });
    await page.tap(messages.actions.appeal);
    await answer(page, { confirm: true, text: ' 不对 ' });
    expect(overlays.shownToast?.text).toBe(supplyMessages.appealShort);
    expect(performedActions()).toEqual([]);
    await page.tap(messages.actions.appeal);
    await answer(page, { confirm: true, text: '检测报告已补齐' });
    expect(performedActions()).toEqual([{ action: 'appeal', text: '检测报告已补齐' }]);
  });

  it('retrying a failed copy reuses the request id', async () => {
    api.on({
      'POST /api/front/supply/copy': () => {
        throw new FakeError('UNAVAILABLE');
      }
    });
    const page = await renderPage({ status: 'closed' });
    await page.tap(messages.actions.copy);
    api.on({ 'POST /api/front/supply/copy': buildOwnSupply({ id: 'copy-1', status: 'draft' }) });
    expect(await captureNavigation(() => page.tap(messages.actions.copy))).toMatch(/CreateSupply\?id=copy-1$/);
    const [first, second] = inputsOf('POST /api/front/supply/copy') as { requestId: string }[];
    expect(second?.requestId).toBe(first?.requestId);
  });

  it('leaves the page alone that the user has opened before the copy is there', async () => {
    const copy = deferred<OwnSupplyBrief>();
    api.on({ 'POST /api/front/supply/copy': () => copy.promise });
    const page = await renderPage({ status: 'closed' });
    await page.tap(messages.actions.copy);
    const opened = await captureNavigation(async () => {
      const other = await openPage('/pagesAuth/agreement/Agreement');
      copy.resolve(buildOwnSupply({ id: 'copy-1', status: 'draft' }));
      await other.settle();
    });
    expect(opened).toBe('');
  });

  it.each([
    [supplyMessages.pause, { action: 'pause' }],
    [supplyMessages.closeDealt, { action: 'close', reason: 'dealt' }],
    [supplyMessages.closeCancelled, { action: 'close', reason: 'cancelled' }]
  ])('delists a supply: %s', async (button, action) => {
    const page = await renderPage({ status: 'published' });
    await page.tap(tradeMessages.more);
    await page.tap(messages.actions.unlist);
    await page.tap(button);
    expect(performedActions()).toEqual([action]);
  });

  it('an expired supply is renewed until a new last day', async () => {
    const page = await renderPage({ status: 'expired' });
    await page.tap(messages.actions.renew);
    await page.waitFor(supplyMessages.renewTitle);
    // A day that was chosen and not sent is not proposed again: the next one may be another supply.
    await page.tap(supplyMessages.renewDays(7));
    await page.tap('关闭');
    await page.advance(1000);
    await page.tap(messages.actions.renew);
    const buttons = [...page.root().querySelectorAll<HTMLElement>('[role="button"]')];
    buttons
      .filter(({ textContent }) => textContent === supplyMessages.renew)
      .at(-1)
      ?.click();
    await page.settle();
    expect(performedActions()).toEqual([
      { action: 'renew', until: addDays(shanghaiDay(Date.now()), DEFAULT_VALID_DAYS) }
    ]);
  });

  it.each(['paused', 'expired', 'closed', 'takedown'] as const)(
    'a tap on a supply that is %s opens its public page',
    async (status) => {
      const page = await renderPage({ status });
      expect(await captureNavigation(() => page.tap(title))).toMatch(/supply-info\/index\?id=supply-1$/);
    }
  );
});
