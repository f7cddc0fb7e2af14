import { makeAutoObservable } from 'mobx';
import { deferred } from '@/testing/deferred';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { whenIdle } from '@/testing/whenIdle';
import { MyListStore, type WindowQuery } from './MyList.store';

class Session {
  isLoggedIn = true;
  constructor() {
    makeAutoObservable(this);
  }
  set(isLoggedIn: boolean): void {
    this.isLoggedIn = isLoggedIn;
  }
}

const rows = (from: number, count: number) => Array.from({ length: count }, (_, index) => ({ id: `${from + index}` }));

function setUp() {
  const session = new Session();
  const asked: WindowQuery[] = [];
  const choice = { tab: 'a' };
  const chosen: string[] = [];
  const answers = { count: () => Promise.resolve(1) };
  const own = new MyListStore(
    {
      createLoader() {
        const { tab } = choice;
        return (window) => {
          chosen.push(tab);
          asked.push(window);
          const from = Number(window.cursor ?? 0);
          const items = rows(from, window.limit ?? 20);
          return Promise.resolve({ items, nextCursor: `${from + items.length}` });
        };
      },
      loadCounts: () => answers.count()
    },
    session
  );
  return { own, session, asked, chosen, choice, answers };
}

describe('MyListStore', () => {
  it('loads nothing for guests, and clears rows and counts on logout', async () => {
    const { own, session, asked } = setUp();
    session.set(false);
    const thrown = jest.fn();
    own.start(thrown);
    await whenIdle();
    expect(asked).toEqual([]);
    session.set(true);
    await whenIdle();
    expect([own.shown.items.length, own.counts]).toEqual([20, 1]);
    session.set(false);
    expect([own.shown.items.length, own.counts]).toEqual([0, null]);
    expect(thrown).toHaveBeenCalledTimes(3);
  });

  it('shows its rows when the counts fail to load', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    const { own, answers } = setUp();
    answers.count = () => Promise.reject(new Error('down'));
    own.start();
    await whenIdle();
    expect([own.shown.items.length, own.counts]).toEqual([20, null]);
  });

  it('drops the counts of an outdated request', async () => {
    const { own, answers } = setUp();
    own.start();
    await whenIdle();
    const late = deferred<number>();
    answers.count = () => late.promise;
    const first = own.refreshCounts();
    answers.count = () => Promise.resolve(3);
    await own.refreshCounts();
    late.resolve(2);
    await first;
    expect(own.counts).toBe(3);
  });

  it('keeps the scroll position: a refresh reloads all shown rows, up to one window', async () => {
    const { own, asked } = setUp();
    own.start();
    await whenIdle();
    await own.refresh();
    await own.shown.loadMore();
    await own.refresh();
    expect(own.shown.items).toHaveLength(40);
    await own.shown.loadMore();
    await own.refresh();
    expect(asked).toEqual([{}, {}, { cursor: '20' }, { limit: 40 }, { cursor: '40' }, { limit: 50 }]);
  });

  it('replaces the rows after a switch, starting at the first window', async () => {
    const { own, choice, chosen, asked } = setUp();
    own.start();
    await whenIdle();
    await own.shown.loadMore();
    choice.tab = 'b';
    const switching = own.switch();
    expect([own.isSwitching, own.shown.items.length]).toEqual([true, 40]);
    await switching;
    expect([own.isSwitching, own.shown.items.length]).toEqual([false, 20]);
    expect([chosen.at(-1), asked.at(-1)]).toEqual(['b', {}]);
  });
});

testLateAnswers('the counts of a list', {
  setup: (loadCounts) => {
    const rows = () => Promise.resolve({ items: [], nextCursor: null });
    const store = new MyListStore({ createLoader: () => rows, loadCounts }, { isLoggedIn: true });
    return { load: store.refresh, shown: () => store.counts };
  },
  older: 1,
  newer: 2
});
