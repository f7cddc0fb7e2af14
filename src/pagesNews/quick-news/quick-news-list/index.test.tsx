import type { Flash, FlashChange } from '@contract/flash';
import { shanghaiDay } from '@rules/shanghaiTime';
import { network } from '@/platform/network/network';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { buildFlash } from '@/testing/buildFeed';
import { buildLine } from '@/testing/buildMarket';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { liveNews } from '@/testing/liveNews';
import { openPage } from '@/testing/openPage';

const path = '/pagesNews/quick-news/quick-news-list/index';
const buildFlashAt = (id: string, time: string, more: Partial<Flash> = {}): Flash =>
  buildFlash({ id, title: `快讯 ${id}`, content: '内容', publishedAtMs: Date.parse(`${time}+08:00`), ...more });

let changes: FlashChange[] = [];
const days = [
  { date: '2026-11-19', count: 2 },
  { date: '2026-11-18', count: 1 }
];
const pageBase = { lines: [buildLine()], days, liveCursor: 'live' };
const api = fakeApi({
  'GET /api/front/flash/list': ({ cursor, topic }) => {
    if (topic === 'policy') return { items: [], nextCursor: null, lines: [], days: [], liveCursor: 'live' };
    return cursor
      ? { items: [buildFlashAt('c', '2026-11-18T17:05')], nextCursor: null, ...pageBase }
      : {
          items: [
            buildFlashAt('a', '2026-11-19T09:42', {
              importance: 3,
              varietyIds: ['star-anise'],
              lineIds: [buildLine().id]
            }),
            buildFlashAt('b', '2026-11-19T09:30', { content: '长'.repeat(80) })
          ],
          nextCursor: 'next',
          ...pageBase
        };
  },
  'GET /api/front/flash/days': days,
  'GET /api/front/flash/varieties': [
    { id: 'star-anise', name: '八角', count: 12 },
    { id: 'clove', name: '丁香', count: 3 }
  ],
  'GET /api/front/market/varieties': [
    { id: 'star-anise', name: '八角', initials: ['bj'], grades: [] },
    { id: 'clove', name: '丁香', initials: ['dx'], grades: [] },
    { id: 'vanilla', name: '香草', initials: ['xc'], grades: [] }
  ],
  'GET /api/front/flash/prices': [buildLine()],
  'GET /api/front/live/poll': (query) => {
    const delivered = changes;
    changes = [];
    return liveNews(query, '', { changes: delivered, cursor: query.flashCursor ?? '', hasMore: false });
  }
});

const listCalls = () => api.calls.filter(({ name }) => name.endsWith('/flash/list')).map(({ input }) => input);
let visit = 0;
const renderPage = () => openPage(`${path}?visit=${(visit += 1)}`);

afterEach(() => network.set(true));
beforeEach(() => {
  settings.setLanguage('zh-Hans');
  asGuest();
  api.calls.length = 0;
  api.connect();
});

describe('newsflash list', () => {
  it('offers a retry when the server is unreachable', async () => {
    api.disconnect();
    const page = await renderPage();
    await page.waitFor('没连上服务器');
    api.connect();
    await page.tap('重试');
    await page.waitFor('快讯 a');
  });

  it('keeps the flashes while offline and shows how old they are', async () => {
    const page = await renderPage();
    await page.waitFor('快讯 a');
    expect(page.text()).not.toContain('网络断开');
    network.set(false);
    await page.settle();
    expect(page.text()).toContain('网络断开');
    expect(page.text()).toContain('快讯 a');
    network.set(true);
    await page.settle();
    expect(page.text()).not.toContain('网络断开');
  });

  it('groups flashes by day with count and time, marks important ones and shows a price', async () => {
    const page = await renderPage();
    await page.waitFor('11月 周四');
    await page.waitFor('2 条');
    await page.waitFor('09:42');
    await page.waitFor('八角 大红·玉林');
    await page.waitFor('34.50');
    expect(page.root().querySelectorAll('.titleImportant')).toHaveLength(1);
  });

  it('loads the previous day on demand', async () => {
    const page = await renderPage();
    await page.waitFor('加载更多');
    await page.tap('加载更多');
    await page.waitFor('11月 周三');
    await page.waitFor('没有更多了');
  });

  it('expands a long flash on tap', async () => {
    const page = await renderPage();
    await page.waitFor('展开');
    expect(page.root().querySelectorAll('.folded')).toHaveLength(1);
    await page.tap('展开');
    expect(page.root().querySelectorAll('.folded')).toHaveLength(0);
    await page.waitFor('收起');
  });

  it('adds flashes that are published while the list is open', async () => {
    changes = [{ kind: 'published', flash: buildFlashAt('new', '2026-11-19T10:00') }];
    const page = await renderPage();
    await page.waitFor('快讯 new');
    await page.waitFor('3 条');
  });

  it('applies a filter, and offers to clear it when nothing matches', async () => {
    const page = await renderPage();
    await page.waitFor('政策');
    await page.tap('政策');
    await page.waitFor('这里还没有快讯');
    await page.tap('看全部快讯');
    await page.waitFor('快讯 a');
    expect(listCalls()).toContainEqual({ limit: '20', topic: 'policy' });
  });

  it('filters by variety', async () => {
    const page = await renderPage();
    await page.waitFor('品种');
    await page.tap('品种');
    await page.waitFor('八角 12');
    expect([page.has('丁香 3'), page.text().includes('香草')]).toEqual([true, false]);
    await page.type('品种名或拼音首字母', 'bj');
    expect(page.has('丁香 3')).toBe(false);
    await page.tap('八角 12');
    await page.settle();
    expect(listCalls()).toContainEqual({ limit: '20', varietyId: 'star-anise' });
  });

  it('asks a visitor to log in for followed varieties', async () => {
    const page = await renderPage();
    await page.waitFor('我关注的');
    await page.tap('我关注的');
    await page.waitFor('登录后看关注品种的快讯');
    await page.tap('先逛逛');
    expect(listCalls()).toHaveLength(1);
    user.setToken('t1');
    await page.tap('我关注的');
    await page.settle();
    expect(listCalls()).toContainEqual({ limit: '20', followed: true });
  });

  it('jumps to a day of the calendar and back to the newest', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T10:00+08:00'));
    const page = await renderPage();
    await page.waitFor('2 条');
    await page.tap('按日期看');
    await page.waitFor('2026年11月');
    await page.tap('2026-11-18，1 条');
    await page.waitFor('11月18日及以前');
    expect(listCalls()).toContainEqual({ limit: '20', until: '2026-11-18' });
    await page.tap('回到最新');
    await page.settle();
    expect(page.has('11月18日及以前')).toBe(false);
  });

  it('shows an error when the calendar fails to load, and retries', async () => {
    let isDown = true;
    api.on({
      'GET /api/front/flash/days': () => {
        if (isDown) throw new FakeError('INTERNAL');
        return [{ date: shanghaiDay(Date.now()), count: 3 }];
      }
    });
    const page = await renderPage();
    await page.tap('按日期看');
    await page.waitFor('重试');
    isDown = false;
    await page.tap('重试');
    await page.waitFor(`${shanghaiDay(Date.now())}，3 条`);
  });
});
