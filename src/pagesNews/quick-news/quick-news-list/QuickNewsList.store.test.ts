import type { Flash } from '@contract/flash';
import { QuickNewsListStore } from './QuickNewsList.store';

const flash = (id: string, time: string, content = ''): Flash => ({
  id,
  title: id,
  content,
  importance: 1,
  varietyIds: [],
  source: '香市快讯',
  publishedAtMs: Date.parse(`${time}+08:00`)
});

const friday = [flash('a', '2026-11-20T09:42'), flash('b', '2026-11-20T00:10')];
const thursday = [flash('c', '2026-11-19T23:50')];

describe('the flashes', () => {
  it('do not count a day of which more may follow', async () => {
    const store = new QuickNewsListStore({ listFlashes: () => Promise.resolve({ items: friday, nextCursor: 'x' }) });
    await store.flashes.refresh();
    expect(store.countOf('2026-11-20')).toBeNull();
  });

  it('count a day that is complete: the next has begun, or nothing follows', async () => {
    const store = new QuickNewsListStore({
      listFlashes: ({ cursor }) =>
        Promise.resolve(cursor ? { items: thursday, nextCursor: null } : { items: friday, nextCursor: 'x' })
    });
    await store.flashes.refresh();
    await store.flashes.loadMore();
    expect(store.countOf('2026-11-20')).toBe(2);
    expect(store.countOf('2026-11-19')).toBe(1);
  });

  it('begin a day at midnight in China', async () => {
    const store = new QuickNewsListStore({
      listFlashes: () => Promise.resolve({ items: [...friday, ...thursday], nextCursor: null })
    });
    await store.flashes.refresh();
    expect([0, 1, 2].map(store.beginsDay)).toEqual([true, false, true]);
  });

  it('fold only what is too long, until it is unfolded', () => {
    const store = new QuickNewsListStore({ listFlashes: () => Promise.resolve({ items: [], nextCursor: null }) });
    expect(store.isLong(flash('a', '2026-11-20T09:42', '字'.repeat(54)))).toBe(false);
    expect(store.isLong(flash('a', '2026-11-20T09:42', '字'.repeat(55)))).toBe(true);
    expect(store.isUnfolded('a')).toBe(false);
    store.toggle('a');
    expect(store.isUnfolded('a')).toBe(true);
    store.toggle('a');
    expect(store.isUnfolded('a')).toBe(false);
  });
});
