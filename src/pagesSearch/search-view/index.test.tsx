import { HOUR_MS } from '@rules/duration';
import { network } from '@/platform/network/network';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { buildPurchase, buildSupply } from '@/testing/buildListing';
import { buildLine } from '@/testing/buildMarket';
import { buildNews } from '@/testing/buildNews';
import { buildCardBrief, buildCompany, buildSearchOverview } from '@/testing/buildSearch';
import { buildSupplyDetail } from '@/testing/buildSupplyDetail';
import { captureNavigation } from '@/testing/captureNavigation';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import messages from '../locale/zh-Hans';

const one = <T,>(item: T) => ({ items: [item], nextCursor: null });
const found = buildSearchOverview({
  aliasOf: '八角',
  marks: ['八角', '大料'],
  counts: { lines: 5, supplies: 1000, purchases: 18, companies: 34, news: 92 },
  lines: [buildLine()],
  supplies: [buildSupply()],
  purchases: [buildPurchase()],
  companies: [buildCompany()],
  news: [buildNews({ title: '八角开秤' })]
});

const api = fakeApi();
let page: OpenedPage;

const renderPage = async (query: string) => {
  page = await openPage(`/${routes['search.view']}${query}`);
  await page.settle();
};

beforeAll(() => settings.setLanguage('zh-Hans'));
afterEach(() => network.set(true));
beforeEach(() => {
  api.calls.length = 0;
  api.on({
    'GET /api/front/search/overview': found,
    'GET /api/front/search/supplies': one(buildSupply()),
    'GET /api/front/search/hotWords': [{ word: '公丁香', text: '公丁香', trend: 'up' }],
    'GET /api/front/market/lines': one(buildLine())
  });
});

describe('search results page', () => {
  it('asks for a search term when it has none', async () => {
    await renderPage('');
    expect(page.has(messages.noWord)).toBe(true);
    expect(api.calls.filter(({ name }) => name.includes('/search/'))).toEqual([]);
  });

  it('keeps the tab and the term in its URL', async () => {
    await renderPage(`?q=${encodeURIComponent('大料')}&varietyId=star-anise`);
    await page.tap(messages.tabs.supplies);
    expect(page.address()).toEqual({ q: '大料', scope: 'supplies', varietyId: 'star-anise' });
  });

  it('offers a retry when the search fails', async () => {
    api.on({
      'GET /api/front/search/overview': () => {
        throw new FakeError('UNAVAILABLE');
      }
    });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderPage(`?q=${encodeURIComponent('大料')}`);
    api.on({ 'GET /api/front/search/overview': found });
    await page.tap('重试');
    expect(page.has(messages.aliasOf('大料', '八角'))).toBe(true);
  });

  it('shows HTML in a term as text', async () => {
    api.on({ 'GET /api/front/search/overview': buildSearchOverview() });
    await renderPage(`?q=${encodeURIComponent('<img src=x>')}`);
    expect(page.has(messages.nothing('<img src=x>'))).toBe(true);
    expect(page.root().querySelector('img[src="x"]')).toBeNull();
  });

  it('shows that the term was cut to the maximum length', async () => {
    await renderPage(`?q=${'x'.repeat(200)}`);
    expect(page.has(messages.cut(30))).toBe(true);
  });

  it('keeps the results while offline and shows how old they are', async () => {
    await renderPage(`?q=${encodeURIComponent('大料')}`);
    network.set(false);
    await page.settle();
    expect(page.text()).toContain('网络断开');
    expect(page.has(messages.aliasOf('大料', '八角'))).toBe(true);
    await page.tap('999+ 条');
    expect(page.text()).toContain('网络断开');
  });

  it('renders only the cards that fit the screen, prices and listings first', async () => {
    await renderPage(`?q=${encodeURIComponent('大料')}`);
    for (const text of ['5 个规格', '999+ 条', '18 条', '报价 4/10']) expect(page.text()).toContain(text);
    expect(page.text()).not.toContain('主营');
  });

  it('shows the first results of each scope with count and highlighted matches', async () => {
    api.on({
      'GET /api/front/search/overview': { ...found, counts: { ...found.counts, lines: 0, purchases: 0 } }
    });
    await renderPage(`?q=${encodeURIComponent('大料')}`);
    for (const text of ['999+ 条', '34 家', '92 篇', '主营', '六万岭八角合作社']) {
      expect(page.text()).toContain(text);
    }
    const marked = [...page.root().querySelectorAll('.hit')].map((hit) => hit.textContent);
    expect(new Set(marked)).toEqual(new Set(['八角']));
    expect(page.text()).not.toContain(messages.units.flashes('0'));
  });

  it('opens the page of a supply', async () => {
    api.on({ 'GET /api/front/supply/detail': buildSupplyDetail({ description: '色红个大，干度足' }) });
    await renderPage(`?q=${encodeURIComponent('大料')}`);
    await page.tap('500 公斤起');
    await page.waitFor('色红个大，干度足');
  });

  it('shows business cards with position and company, and opens one', async () => {
    const card = buildCardBrief();
    api.on({ 'GET /api/front/search/overview': buildSearchOverview({ counts: { cards: 1 }, cards: [card] }) });
    await renderPage(`?q=${encodeURIComponent('覃秀兰')}`);
    for (const text of [messages.units.cards('1'), card.position, card.companyName, '主营 八角、桂皮']) {
      expect(page.text()).toContain(text);
    }
    await page.tap(card.name);
    expect(JSON.stringify(page.address())).toContain(card.id);
  });

  it('offers the tab of business cards in the address, and lists them', async () => {
    api.on({ 'GET /api/front/search/cards': one(buildCardBrief()) });
    await renderPage(`?q=${encodeURIComponent('覃秀兰')}&scope=cards`);
    expect(page.find(messages.tabs.cards).closest('[role="tab"]')?.getAttribute('aria-selected')).toBe('true');
    expect(page.has('销售经理，桂南香叶供应链有限公司')).toBe(true);
  });

  it('shows the expo that is meant above its sessions, and opens one of them', async () => {
    const expo = {
      id: 'expo-1',
      name: '香料产业博览会',
      startsOn: '2026-12-04',
      endsOn: '2026-12-06',
      venue: '展览中心'
    };
    const startsAtMs = Date.parse('2026-12-04T10:00:00+08:00');
    const session = {
      ...{ id: 'session-1', expoId: 'expo-1', title: '八角行情会商', hallNumber: 1, room: '原料讲台' },
      ...{ startsAtMs, endsAtMs: startsAtMs + HOUR_MS }
    };
    api.on({
      'GET /api/front/search/overview': buildSearchOverview({ counts: { sessions: 1 }, sessions: [session], expo })
    });
    await renderPage(`?q=${encodeURIComponent('展会')}`);
    for (const text of [expo.name, '12月4日—6日', messages.units.sessions('1'), messages.hall(1, '原料讲台')]) {
      expect(page.text()).toContain(text);
    }
    expect(await captureNavigation(() => page.tap(session.title))).toContain('id=session-1');
    expect(await captureNavigation(() => page.tap(expo.name))).toContain(expo.id);
  });

  it('finds the expo alone', async () => {
    const expo = {
      id: 'expo-1',
      name: '香料产业博览会',
      startsOn: '2026-12-04',
      endsOn: '2026-12-06',
      venue: '展览中心'
    };
    api.on({ 'GET /api/front/search/overview': buildSearchOverview({ expo }) });
    await renderPage(`?q=${encodeURIComponent('展会')}`);
    expect([page.has(expo.name), page.has(messages.nothing('展会'))]).toEqual([true, false]);
  });

  it('opens the tab of a section, and returns from an empty tab to the overview', async () => {
    api.on({ 'GET /api/front/search/supplies': { items: [], nextCursor: null } });
    await renderPage(`?q=${encodeURIComponent('大料')}`);
    await page.tap('999+ 条');
    expect(page.has(messages.emptyScope('大料'))).toBe(true);
    await page.tap(messages.certifiedOnly);
    await page.tap(messages.clearFilters);
    await page.tap(messages.toAll);
    expect(page.has(messages.aliasOf('大料', '八角'))).toBe(true);
  });

  it('opens in the scope of the URL', async () => {
    await renderPage(`?q=${encodeURIComponent('八角')}&scope=supplies&varietyId=star-anise`);
    const call = api.calls.find(({ name }) => name.endsWith('/search/supplies'));
    expect(call?.input).toEqual({ q: '八角', varietyId: 'star-anise', sort: 'newest' });
    expect(page.text()).toContain('玉林八角 大红 新货');
  });

  it('offers similar terms and trending searches when nothing is found', async () => {
    api.on({ 'GET /api/front/search/overview': buildSearchOverview({ similar: ['八角'] }) });
    await renderPage(`?q=${encodeURIComponent('八饺')}`);
    expect(page.has(messages.nothing('八饺'))).toBe(true);
    expect(page.has('公丁香')).toBe(true);
    api.on({ 'GET /api/front/search/overview': found });
    await page.tap('八角');
    expect(page.text()).toContain('999+ 条');
    expect(api.calls.filter(({ name }) => name.endsWith('/overview')).at(-1)?.input).toEqual({ q: '八角' });
  });
});
