import { FilteredList } from './FilteredList';
import { type ListWindow, PagedList } from './PagedList';

interface Row {
  id: string;
}

/** Creates a list with a text filter, whose requests the test resolves or rejects. */
function setUp() {
  const asked: { filter: string; answer(): void; refuse(): void }[] = [];
  let filter = 'first';
  const filtered = new FilteredList<Row>(() => {
    const chosen = filter;
    return new PagedList(
      () =>
        new Promise<ListWindow<Row>>((resolve, reject) => {
          asked.push({
            filter: chosen,
            answer: () => resolve({ items: [{ id: chosen }], nextCursor: null }),
            refuse: () => reject(new Error('no network'))
          });
        })
    );
  });
  const choose = (next: string) => {
    filter = next;
    return filtered.switch();
  };
  const ids = () => filtered.shown.items.map(({ id }) => id);
  const loadFirst = async () => {
    const loaded = filtered.refresh();
    asked[0]?.answer();
    await loaded;
  };
  return { filtered, asked, choose, ids, loadFirst };
}

describe('FilteredList', () => {
  it('shows no rows of the previous filter when loading the new one fails', async () => {
    const { filtered, asked, choose, ids, loadFirst } = setUp();
    await loadFirst();
    const switched = choose('second');
    asked[1]?.refuse();
    await switched;
    expect(ids()).toEqual([]);
    expect(filtered.shown.status).toBe('error');
    expect(filtered.isSwitching).toBe(false);
  });

  it('keeps the shown rows until those of the new filter are loaded', async () => {
    const { filtered, asked, choose, ids, loadFirst } = setUp();
    await loadFirst();
    const switched = choose('second');
    expect([ids(), filtered.isSwitching]).toEqual([['first'], true]);
    asked[1]?.answer();
    await switched;
    expect([ids(), filtered.isSwitching]).toEqual([['second'], false]);
  });

  it('drops the rows of a filter that is no longer chosen', async () => {
    const { asked, choose, ids, loadFirst } = setUp();
    await loadFirst();
    const switches = [choose('second'), choose('third')];
    asked[2]?.answer();
    asked[1]?.answer();
    await Promise.all(switches);
    expect(ids()).toEqual(['third']);
  });

  it('refreshes the pending filter, not the shown one', async () => {
    const { filtered, asked, choose, loadFirst } = setUp();
    await loadFirst();
    void choose('second');
    void filtered.refresh();
    expect(asked.map(({ filter }) => filter)).toEqual(['first', 'second', 'second']);
  });

  it('restarts with an empty list and drops the pending switch', async () => {
    const { filtered, asked, choose, ids, loadFirst } = setUp();
    await loadFirst();
    const switched = choose('second');
    const restarted = filtered.restart();
    expect([ids(), filtered.isSwitching]).toEqual([[], false]);
    asked[1]?.answer();
    await switched;
    expect(ids()).toEqual([]);
    asked[2]?.answer();
    await restarted;
    expect(ids()).toEqual(['second']);
  });
});
