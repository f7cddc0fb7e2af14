import Taro from '@tarojs/taro';
import { act } from 'react-dom/test-utils';
import type { OwnSupply } from '@contract/ownSupply';
import { routes } from '@/routes';
import { listInvalidation } from '@/stores/listInvalidation';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { buildOwnSupply } from '@/testing/buildOwnSupply';
import { deferred } from '@/testing/deferred';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { FakeSupplies } from '@/testing/fakeSupplies';
import { type OpenedPage, openPage } from '@/testing/openPage';
import trade from '../../locale/zh-Hans';
import { supplyDraft } from '../../tradeDrafts';
import messages from './locale/zh-Hans';
import { toFormSnapshot } from './supplyForm';

const api = fakeApi();
const url = `/${routes['supply.create']}`;
let page: OpenedPage;
let supplies: FakeSupplies;

async function renderPage(query = '', token = 'member'): Promise<void> {
  user.setToken(token);
  page = await openPage(`${url}${query}`);
  await page.settle();
}

/** Opens a supply with all required fields filled in. */
async function renderComplete(changes: Parameters<typeof buildOwnSupply>[0] = {}): Promise<void> {
  supplies.own = buildOwnSupply(changes);
  await renderPage('?id=supply-1');
  await page.waitFor(trade.form.keepDraft);
}

async function renderNew(): Promise<void> {
  await renderPage();
  await page.waitFor(messages.photos);
}

const valueOf = (name: string) => page.root().querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
const callsTo = (name: string) => api.calls.filter((call) => call.name.endsWith(name));

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.calls.length = 0;
  api.connect();
  supplies = new FakeSupplies(api);
});
afterEach(async () => {
  // Leaving the page saves a draft, which is cleared below.
  await openPage('/pages/market/index');
  act(() => {
    supplyDraft().clear();
    supplyDraft('supply-1').clear();
  });
  asGuest();
});

describe('create supply page', () => {
  it('a visitor is asked to log in', async () => {
    await renderPage('', '');
    await page.waitFor(trade.form.loggedOut);
    expect(page.has(messages.photos)).toBe(false);
  });

  it('hides a supply of another user', async () => {
    api.on({
      'POST /api/front/supply/own': () => {
        throw new FakeError('FORBIDDEN');
      }
    });
    await renderPage('?id=supply-1');
    await page.waitFor(messages.blocked.foreign.title);
    expect(page.has(trade.form.keepDraft)).toBe(false);
  });

  it('a failed load can be retried', async () => {
    api.disconnect();
    await renderPage('?id=supply-1');
    await page.waitFor('重试');
    api.connect();
    await page.tap('重试');
    await page.waitFor(trade.form.keepDraft);
    expect(valueOf('title')).toBe('玉林八角 大红 新货');
  });

  it.each(['closed', 'takedown'] as const)('a supply that is %s cannot be edited', async (status) => {
    supplies.own = buildOwnSupply({ status });
    await renderPage('?id=supply-1');
    await page.waitFor(messages.blocked[status].title);
    expect(page.has(trade.form.keepDraft)).toBe(false);
  });

  it('a pending supply can be edited after it is withdrawn from review', async () => {
    supplies.own = buildOwnSupply({ status: 'pending' });
    api.on({
      'POST /api/front/supply/act': () => {
        supplies.own = buildOwnSupply({ status: 'draft' });
        return supplies.own;
      }
    });
    await renderPage('?id=supply-1');
    await page.waitFor(messages.blocked.pending.title);
    await page.tap(messages.blocked.pending.action);
    await page.waitFor(trade.form.keepDraft);
    expect(callsTo('supply/act').map(({ input }) => input)).toEqual([{ id: 'supply-1', do: { action: 'withdraw' } }]);
  });

  it('scrolls to the first missing field and sends nothing', async () => {
    const scroll = jest.spyOn(Taro, 'pageScrollTo').mockResolvedValue({ errMsg: 'ok' });
    await renderNew();
    await page.tap(trade.form.missing(11));
    await page.waitFor(messages.problems['photos.required'] ?? '');
    expect(scroll.mock.calls[0]?.[0].selector).toBe('#field-photos');
    expect([supplies.savedDrafts, supplies.sent]).toEqual([[], []]);
  });

  it('retains the entered values after a connection error and resubmits the same supply', async () => {
    await renderComplete();
    await page.type('title', '玉林八角 大红 秋果');
    api.disconnect();
    await page.tap(messages.submit);
    await page.settle();
    expect(valueOf('title')).toBe('玉林八角 大红 秋果');
    api.connect();
    await page.tap(messages.submit);
    await page.waitFor(messages.result.states.pending[0]);
    expect(supplies.sent.map(({ id, fields }) => [id, fields.title])).toEqual([['supply-1', '玉林八角 大红 秋果']]);
  });

  it('shows the field whose text the server rejected', async () => {
    api.on({
      'POST /api/front/supply/submit': () => {
        throw new FakeError('VALIDATION', { fields: { description: 'contact' } });
      }
    });
    await renderComplete({ fields: { description: '加我微信' } });
    await page.tap(messages.submit);
    await page.waitFor(trade.problems.contact);
  });

  it.each([
    ['verify', new FakeError('FORBIDDEN', { needs: 'verify' })],
    ['company', new FakeError('FORBIDDEN', { needs: 'company' })],
    ['most', new FakeError('CONFLICT', { fields: { limit: 'tooMany' } })],
    ['drafts', new FakeError('CONFLICT', { fields: { drafts: 'tooMany' } })]
  ] as const)('explains a reached limit and how to raise it (%s)', async (limit, error) => {
    api.on({
      'POST /api/front/supply/submit': () => {
        throw error;
      }
    });
    await renderComplete();
    await page.tap(messages.submit);
    await page.waitFor(messages.limits[limit].title);
    await page.tap('取消');
    expect(valueOf('title')).toBe('玉林八角 大红 新货');
  });

  it('a double tap creates one supply', async () => {
    await renderComplete();
    const button = page.find(messages.submit);
    act(() => {
      button.click();
      button.click();
    });
    await page.waitFor(messages.result.states.pending[0]);
    expect(supplies.sent).toHaveLength(1);
    expect([listInvalidation.ownSupplyNeedsRefresh, listInvalidation.transactionNeedsRefresh]).toEqual([true, true]);
    expect(supplies.sent[0]?.requestId).toMatch(/^[0-9a-f]{32}$/);
    await page.tap(messages.result.another);
    await page.waitFor(messages.photos);
    expect(valueOf('title')).toBe('');
  });

  it('has the own list load the draft of a new supply whose publication was refused, before it leads there', async () => {
    const { values, photos } = toFormSnapshot(buildOwnSupply());
    act(() => supplyDraft().save('u1', { values: { ...values, id: null }, photos }));
    api.on({
      'POST /api/front/supply/submit': () => {
        throw new FakeError('CONFLICT', { fields: { limit: 'tooMany' } });
      }
    });
    listInvalidation.consume('ownSupply');
    await renderPage();
    await page.tap(trade.form.restore);
    await page.tap(messages.submit);
    await page.waitFor(messages.limits.most.title);
    expect(supplies.savedDrafts).toHaveLength(1);
    expect(listInvalidation.ownSupplyNeedsRefresh).toBe(true);
  });

  it('shows that a draft is being saved, and submits once it is', async () => {
    const answer = deferred<OwnSupply>();
    const isBusy = (text: string) => page.find(text).closest('[role="button"]')?.getAttribute('aria-disabled');
    api.on({ 'POST /api/front/supply/saveDraft': () => answer.promise });
    await renderComplete();
    await page.tap(trade.form.keepDraft);
    expect([isBusy(trade.form.keepDraft), isBusy(messages.submit)]).toEqual(['true', 'true']);
    act(() => answer.resolve(buildOwnSupply()));
    await page.settle();
    expect([isBusy(trade.form.keepDraft), isBusy(messages.submit)]).toEqual([null, null]);
    await page.tap(messages.submit);
    await page.waitFor(messages.result.states.pending[0]);
  });

  it('an edit of a public supply explains that the old version stays public until the review', async () => {
    await renderComplete({ status: 'published' });
    expect(page.has(messages.inPublic)).toBe(true);
    await page.type('fen', '34');
    await page.tap(messages.submitAgain);
    await page.waitFor(messages.result.states.pending[0]);
    expect(supplies.sent[0]?.fields.fen).toBe(3400);
  });

  it('shows the reason of the last rejection', async () => {
    await renderComplete({ status: 'rejected', review: { reason: '照片不是实拍', atMs: 1 } });
    expect(page.has(trade.form.lastTime('照片不是实拍'))).toBe(true);
  });

  it('collapses prefilled and optional sections and summarizes their values', async () => {
    await renderComplete({ fields: { moisture: 125, description: '手工挑选，大小均匀' } });
    expect([valueOf('contactName'), valueOf('moisture')]).toEqual([undefined, undefined]);
    expect(page.text()).toContain('覃女士 138 0013 8000');
    expect(page.text()).toContain('水分 12.5%');
    await page.tap(messages.more);
    expect(valueOf('moisture')).toBe('12.5');
  });

  it('expands a collapsed section that contains an error', async () => {
    await renderComplete({ fields: { contactMobile: '138001380' } });
    expect(valueOf('contactMobile')).toBe('138001380');
    expect(valueOf('moisture')).toBeUndefined();
    await page.type('contactMobile', '13800138000');
    expect(valueOf('contactMobile')).toBe('13800138000');
  });

  it('saves an incomplete draft and updates the same draft on the next save', async () => {
    await renderNew();
    await page.tap(messages.contact);
    await page.type('contactName', '韦明远');
    await page.tap(trade.form.keepDraft);
    await page.type('contactName', '陆志强');
    await page.tap(trade.form.keepDraft);
    expect(supplies.savedDrafts.map(({ id, fields }) => [id, fields.contactName])).toEqual([
      [null, '韦明远'],
      ['supply-9', '陆志强']
    ]);
  });

  it('restores the draft saved on this device, or starts over', async () => {
    await renderNew();
    await page.tap(messages.contact);
    await page.type('contactName', '韦明远');
    await page.type('fen', '33.8');
    await openPage('/pages/market/index');
    await renderPage();
    await page.waitFor(trade.form.restoreTitle);
    await page.tap(trade.form.restore);
    await page.waitFor(messages.photos);
    await page.tap(messages.contact);
    expect([valueOf('contactName'), valueOf('fen')]).toEqual(['韦明远', '33.80']);
    await openPage('/pages/market/index');
    await renderPage();
    await page.waitFor(trade.form.restoreTitle);
    await page.tap(trade.form.startOver);
    await page.waitFor(messages.photos);
    await page.tap(messages.contact);
    expect([valueOf('contactName'), valueOf('fen')]).toEqual(['覃秀兰', '']);
    expect(page.text()).not.toMatch(/草稿 \d\d:\d\d 已存/);
    await page.type('contactName', '陆志强');
    await openPage('/pages/market/index');
    expect(supplyDraft().find('u1')?.values.contactName).toBe('陆志强');
  });
});
