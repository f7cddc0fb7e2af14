import { configure } from 'mobx';
import { PagedList, type ListWindow } from './PagedList';

configure({ enforceActions: 'always' });

interface Row {
  id: string;
}

/** A server whose answers are given by hand, in any order. */
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
  it('asks once when the bottom is reached twice', async () => {
    const { server, list, ids } = await loadedList(['a'], 'after-a');

    const first = list.loadMore();
    const second = list.loadMore();
    server.answer(1, ['b'], null);
    await Promise.all([first, second]);

    expect(server.asked).toEqual([undefined, 'after-a']);
    expect(ids()).toEqual(['a', 'b']);
  });

  it('drops an answer that comes after a newer refresh', async () => {
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

  it('drops a failure that comes after a newer refresh', async () => {
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

  it('keeps what is shown when a window fails, and asks for the same window again', async () => {
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

  it('shows an error when the first window fails, and recovers by a retry', async () => {
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

  it('shows a row that comes twice once, where it came first', async () => {
    const { server, list, ids } = await loadedList(['a', 'b', 'a'], 'after-b');

    const more = list.loadMore();
    server.answer(1, ['b', 'c', 'c'], null);
    await more;

    expect(ids()).toEqual(['a', 'b', 'c']);
  });

  it('asks for nothing more at the end', async () => {
    const { server, list } = await loadedList(['a'], null);
    await list.loadMore();
    expect(server.asked).toHaveLength(1);
  });

  it('forgets a removed row and knows when it was the last', async () => {
    const { list } = await loadedList(['a'], null);
    list.remove('a');
    expect(list.isEmpty).toBe(true);
  });

  it('takes a row back at its place, once', async () => {
    const { list, ids } = await loadedList(['a', 'b', 'c'], null);
    const [, b] = list.items;
    if (!b) throw new Error('no row');
    list.remove('b');
    list.insert(b, 1);
    list.insert(b, 1);
    expect(ids()).toEqual(['a', 'b', 'c']);
  });
});
