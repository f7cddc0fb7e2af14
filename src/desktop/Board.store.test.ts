import type { Page } from '@contract/common';
import type { FlashChange } from '@contract/flash';
import type { PriceLine } from '@contract/priceLine';
import { buildFlash } from '@/testing/buildFeed';
import { buildLine } from '@/testing/buildMarket';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { BoardStore } from './Board.store';

type BoardApi = ConstructorParameters<typeof BoardStore>[0];

const noRows = () => Promise.resolve({ items: [], nextCursor: null });
const noFlashes = () => Promise.resolve({ items: [], liveCursor: 'c1' });

function setupBoard(changes: Partial<BoardApi> = {}) {
  const followed: string[] = [];
  let deliver: (changes: FlashChange[]) => void = () => undefined;
  const store = new BoardStore({
    listPriceLines: noRows,
    listFlashes: noFlashes,
    followFlashes: (cursor, onChanges) => {
      followed.push(cursor);
      deliver = onChanges;
      return () => followed.push('end');
    },
    ...changes
  });
  return { store, followed, deliver: (news: FlashChange[]) => deliver(news) };
}

testLateAnswers('the flashes of the board', {
  setup: (listFlashes) => {
    const { store } = setupBoard({ listFlashes });
    return { load: store.load, shown: () => store.flashes };
  },
  older: { items: [buildFlash({ id: 'older' })], liveCursor: 'c1' },
  newer: { items: [buildFlash({ id: 'newer' })], liveCursor: 'c2' },
  view: ({ items }) => items
});

testLateAnswers<Page<PriceLine>>('the price changes of the board', {
  setup: (listRising) => {
    const { store } = setupBoard({ listPriceLines: ({ sort }) => (sort === 'rise' ? listRising() : noRows()) });
    return { load: store.load, shown: () => store.lines };
  },
  older: { items: [buildLine({ id: 'older' })], nextCursor: null },
  newer: { items: [buildLine({ id: 'newer' })], nextCursor: null },
  view: ({ items }) => items
});

describe('BoardStore', () => {
  const published = (id: string): FlashChange => ({ kind: 'published', flash: buildFlash({ id }) });

  it('loads the flashes again only until they are live', async () => {
    jest.spyOn(console, 'warn').mockImplementation();
    const listFlashes = jest.fn(noFlashes).mockRejectedValueOnce(new Error('offline'));
    const { store, followed } = setupBoard({ listFlashes });
    await store.load();
    expect(followed).toEqual([]);
    await store.load();
    await store.load();
    expect([listFlashes.mock.calls.length, followed]).toEqual([2, ['c1']]);
    store.dispose();
    expect(followed).toEqual(['c1', 'end']);
  });

  it('shows the newest four flashes without those withdrawn, however often a change is delivered', async () => {
    const { store, deliver } = setupBoard({
      listFlashes: () => Promise.resolve({ items: ['3', '2', '1'].map((id) => buildFlash({ id })), liveCursor: 'c1' })
    });
    await store.load();
    deliver([published('4'), published('5')]);
    deliver([published('5'), { kind: 'withdrawn', id: '3' }]);
    expect(store.flashes.map(({ id }) => id)).toEqual(['5', '4', '2']);
  });
});
