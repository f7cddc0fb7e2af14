import type { Flash } from '@contract/flash';
import { settings } from '@/stores/settings';
import { fakeApi } from '@/testing/fakeApi';
import { openPage } from '@/testing/openPage';

const flash = (id: string, time: string, more: Partial<Flash> = {}): Flash => ({
  id,
  title: `快讯 ${id}`,
  content: '内容',
  importance: 1,
  varietyIds: [],
  source: '香市快讯',
  publishedAtMs: Date.parse(`${time}+08:00`),
  ...more
});

const api = fakeApi({
  'GET /api/front/flash/list': ({ cursor }) =>
    cursor
      ? { items: [flash('c', '2026-11-18T17:05')], nextCursor: null }
      : {
          items: [
            flash('a', '2026-11-19T09:42', { importance: 3 }),
            flash('b', '2026-11-19T09:30', { content: '长'.repeat(80) })
          ],
          nextCursor: 'next'
        }
});

beforeAll(() => settings.setLanguage('zh-Hans'));

describe('the flashes', () => {
  it('say that there is no network and can be tried again', async () => {
    api.disconnect();
    const page = await openPage('/pagesNews/quick-news/quick-news-list/index');
    await page.waitFor('没连上服务器');
    api.connect();
    await page.tap('重试');
    await page.waitFor('快讯 a');
  });

  it('stand under their day at their time, the important ones marked', async () => {
    const page = await openPage('/pagesNews/quick-news/quick-news-list/index?again=1');
    await page.waitFor('11月 周四');
    await page.waitFor('09:42');
    expect(page.root().textContent?.match(/重要/g)).toHaveLength(1);
  });

  it('go on with the day before, and only then count the day', async () => {
    const page = await openPage('/pagesNews/quick-news/quick-news-list/index?again=2');
    await page.waitFor('加载更多');
    expect(page.has('2 条')).toBe(false);
    await page.tap('加载更多');
    await page.waitFor('2 条');
    await page.waitFor('11月 周三');
    await page.waitFor('没有更多了');
  });

  it('unfold a long one on a tap', async () => {
    const page = await openPage('/pagesNews/quick-news/quick-news-list/index?again=3');
    await page.waitFor('展开');
    expect(page.root().querySelectorAll('.folded')).toHaveLength(1);
    await page.tap('展开');
    expect(page.root().querySelectorAll('.folded')).toHaveLength(0);
    await page.waitFor('收起');
  });
});
