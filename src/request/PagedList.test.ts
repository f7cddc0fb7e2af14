import { configure } from 'mobx';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { TestSession } from '@/testing/testSession';
import { whenIdle } from '@/testing/whenIdle';
import { type ListWindow, PagedList } from './PagedList';

configure({ enforceActions: 'always' });

interface Row {
  id: string;
}

/** Creates a server whose responses the test resolves in any order. */
function createControlledServer() {
  const asked: (string | undefined)[] = [];
  const answers: { resolve(window: ListWindow<Row>): void; reject(error: Error): void }[] = [];
  const load = (cursor?: string) =>
    new Promise<ListWindow<Row>>((resolve, reject) => {
      asked.push(cursor);
      answers.push({ resolve, reject });
    });
  const answer = (index: number, ids: string[], nextCursor: string | null) =>
    answers[index]?.resolve({ items: ids.map((id) => ({ id })), nextCursor });
  const refuse = (index: number) => answers[index]?.reject(new Error('no network'));
  return { asked, load, answer, refuse };
}

async function loadedList(ids: string[], nextCursor: string | null) {
  const server = createControlledServer();
  const list = new PagedList(server.load);
  const refreshed = list.refresh();
  server.answer(0, ids, nextCursor);
  await refreshed;
  return { server, list, ids: () => list.items.map((item) => item.id) };
}

describe('PagedList', () => {
  it('loads the next window once when the bottom is reached twice', async () => {
    const { server, list, ids } = await loadedList(['a'], 'after-a');

    const first = list.loadMore();
    const second = list.loadMore();
    server.answer(1, ['b'], null);
    await Promise.all([first, second]);

    expect(server.asked).toEqual([undefined, 'after-a']);
    expect(ids()).toEqual(['a', 'b']);
  });

  it('drops a response that arrives after a newer refresh', async () => {
    const server = createControlledServer();
    const list = new PagedList(server.load);
    const old = list.refresh();
    const wanted = list.refresh();

    server.answer(1, ['new'], null);
    server.answer(0, ['old'], 'after-old');
    await Promise.all([old, wanted]);

    expect(list.items).toEqual([{ id: 'new' }]);
    expect(list.hasMore).toBe(false);
    expect(list.phase).toBe('idle');
  });

  it('drops a failure that arrives after a newer refresh', async () => {
    const server = createControlledServer();
    const list = new PagedList(server.load);
    const old = list.refresh();
    const wanted = list.refresh();

    server.refuse(0);
    await old;
    expect(list.error).toBeUndefined();
    expect(list.phase).toBe('refreshing');
    server.answer(1, ['new'], null);
    await wanted;
    expect(list.status).toBe('ready');
  });

  it('drops the next window when the list was refreshed meanwhile', async () => {
    const { server, list, ids } = await loadedList(['a'], 'after-a');

    const more = list.loadMore();
    const refreshed = list.refresh();
    server.answer(2, ['fresh'], null);
    server.answer(1, ['b'], null);
    await Promise.all([more, refreshed]);

    expect(ids()).toEqual(['fresh']);
  });

  it('keeps the shown rows when a window fails, and retries the same window', async () => {
    const { server, list, ids } = await loadedList(['a'], 'after-a');

    const failed = list.loadMore();
    server.refuse(1);
    await failed;
    expect(ids()).toEqual(['a']);
    expect(list.status).toBe('ready');
    expect(list.error).toEqual(new Error('no network'));

    const again = list.retry();
    expect(list.error).toBeUndefined();
    server.answer(2, ['b'], null);
    await again;
    expect(server.asked).toEqual([undefined, 'after-a', 'after-a']);
    expect(ids()).toEqual(['a', 'b']);
  });

  it('exposes the error of the first window and recovers on retry', async () => {
    const server = createControlledServer();
    const list = new PagedList(server.load);
    expect(list.status).toBe('loading');
    const failed = list.refresh();
    server.refuse(0);
    await failed;
    expect(list.status).toBe('error');

    const again = list.retry();
    server.answer(1, [], null);
    await again;
    expect(list.status).toBe('empty');
  });

  it('keeps the old rows when a refresh fails', async () => {
    const { server, list, ids } = await loadedList(['a'], null);
    const refreshed = list.refresh();
    server.refuse(1);
    await refreshed;
    expect(ids()).toEqual(['a']);
    expect(list.status).toBe('ready');
  });

  it('keeps only the first occurrence of a repeated row', async () => {
    const { server, list, ids } = await loadedList(['a', 'b', 'a'], 'after-b');

    const more = list.loadMore();
    server.answer(1, ['b', 'c', 'c'], null);
    await more;

    expect(ids()).toEqual(['a', 'b', 'c']);
  });

  it('keeps the time of the shown rows when an outdated response or a later window arrives', async () => {
    const server = createControlledServer();
    let nowMs = 1_000;
    const list = new PagedList(server.load, () => nowMs);
    const old = list.refresh();
    const wanted = list.refresh();
    server.answer(1, ['a'], 'after-a');
    await wanted;
    expect(list.loadedAtMs).toBe(1_000);

    nowMs = 2_000;
    server.answer(0, ['old'], null);
    await old;
    const more = list.loadMore();
    server.answer(2, ['b'], null);
    await more;
    expect(list.loadedAtMs).toBe(1_000);
  });

  it('loads nothing more at the end', async () => {
    const { server, list } = await loadedList(['a'], null);
    await list.loadMore();
    expect(server.asked).toHaveLength(1);
  });

  it('removes a row, and is empty after the last one', async () => {
    const { list } = await loadedList(['a'], null);
    list.remove('a');
    expect(list.isEmpty).toBe(true);
  });

  it('restores a row at its index, once', async () => {
    const { list, ids } = await loadedList(['a', 'b', 'c'], null);
    const [, b] = list.items;
    if (!b) throw new Error('no row');
    list.remove('b');
    list.insert(b, 1);
    list.insert(b, 1);
    expect(ids()).toEqual(['a', 'b', 'c']);
  });
});

testLateAnswers<ListWindow<Row>>('a paged list', {
  setup: (load) => {
    const list = new PagedList(load);
    return { load: list.refresh, shown: () => list.items };
  },
  older: { items: [{ id: 'older' }], nextCursor: null },
  newer: { items: [{ id: 'newer' }], nextCursor: null },
  view: ({ items }) => items
});

describe('the next window of a paged list', () => {
  it('is dropped, and the list refreshed, when another user logged in meanwhile', async () => {
    const session = new TestSession();
    const { server, list, ids } = await loadedList(['a'], 'after-a');
    const more = list.loadMore();
    session.currentToken = 'other';
    server.answer(1, ['secret'], null);
    await whenIdle();
    server.answer(2, ['own'], null);
    await more;
    expect(server.asked).toEqual([undefined, 'after-a', undefined]);
    expect(ids()).toEqual(['own']);
  });
});
