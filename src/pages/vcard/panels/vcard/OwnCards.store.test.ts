import { observable, runInAction } from 'mobx';
import type { OwnCards } from '@contract/card';
import type { RadarSummary } from '@contract/cardVisit';
import { buildCard, buildCardLevel, buildOwnCards, buildRadarSummary, buildRadarVisitor } from '@/testing/buildCard';
import { deferred } from '@/testing/deferred';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { TestSession } from '@/testing/testSession';
import { whenIdle } from '@/testing/whenIdle';
import { type OwnCardsApi, OwnCardsStore } from './OwnCards.store';

const first = buildCard();
const second = buildCard({ id: 'card-2', position: '董事', isDefault: false });
const todayOf = (views: number): RadarSummary =>
  buildRadarSummary({ today: { views, visitors: 0, saves: 0, shares: 0 } });

function setupStore(changes: Partial<OwnCardsApi>, session = { isLoggedIn: true }): OwnCardsStore {
  const nothing = () => Promise.resolve(null);
  return new OwnCardsStore(
    {
      getOwnCards: () => Promise.resolve(buildOwnCards(first, second)),
      getOwnCardLevel: () => Promise.resolve(buildCardLevel()),
      getRadarSummary: () => Promise.resolve(buildRadarSummary()),
      getRadarVisitors: () => Promise.resolve({ items: [], nextCursor: null }),
      setDefaultCard: nothing,
      withdrawCard: nothing,
      restoreCard: nothing,
      ...changes
    },
    session,
    { load: () => Promise.resolve() }
  );
}

testLateAnswers<OwnCards>('the own cards', {
  setup: (getOwnCards) => {
    const store = setupStore({ getOwnCards });
    return { load: store.load, shown: () => store.list.map(({ id }) => id) };
  },
  older: buildOwnCards(first),
  newer: buildOwnCards(second),
  view: ({ cards }) => cards.map(({ id }) => id)
});

testLateAnswers('the latest visitors', {
  setup: (fetch) => {
    const store = setupStore({
      getRadarVisitors: async () => ({ items: [buildRadarVisitor({ id: await fetch() })], nextCursor: null })
    });
    return { load: store.load, shown: () => store.radar.value?.visitors.map(({ id }) => id) };
  },
  older: 'older',
  newer: 'newer',
  view: (id) => [id]
});

describe('OwnCardsStore', () => {
  beforeEach(() => {
    new TestSession().currentToken = 'a';
  });

  it('loads nothing for a visitor', async () => {
    const getOwnCards = jest.fn(() => Promise.resolve(buildOwnCards(first)));
    const store = setupStore({ getOwnCards }, { isLoggedIn: false });
    const stop = store.start();
    await store.load();
    expect(getOwnCards).not.toHaveBeenCalled();
    stop();
  });

  it('a refused change leaves the cards, and the next one is carried out', async () => {
    const setDefaultCard = jest.fn<Promise<null>, [string]>().mockRejectedValueOnce(new Error('refused'));
    const store = setupStore({ setDefaultCard: setDefaultCard.mockResolvedValue(null) });
    await store.load();
    await expect(store.makeDefault(second)).rejects.toThrow('refused');
    expect(await store.makeDefault(second)).toBe(true);
  });

  it('ignores a second change while the first one is running', async () => {
    const answer = deferred<null>();
    const withdrawCard = jest.fn(() => answer.promise);
    const store = setupStore({ withdrawCard });
    await store.load();
    const withdrawal = store.withdraw(second);
    expect(await store.withdraw(second)).toBe(false);
    answer.resolve(null);
    expect(await withdrawal).toBe(true);
    expect(withdrawCard).toHaveBeenCalledTimes(1);
  });

  it('appears as a whole: not before the radar has answered', async () => {
    const summary = deferred<RadarSummary>();
    const store = setupStore({
      getOwnCards: () => Promise.resolve(buildOwnCards(first)),
      getRadarSummary: () => summary.promise
    });
    void store.load();
    await whenIdle();
    expect([store.list.length, store.status]).toEqual([1, 'loading']);
    summary.reject(new Error('no radar'));
    await whenIdle();
    expect(store.status).toBe('ready');
  });

  it('never shows the figures of one card on another', async () => {
    const late = deferred<RadarSummary>();
    const store = setupStore({
      getRadarSummary: ({ cardId }) => (cardId === 'card-2' ? late.promise : Promise.resolve(todayOf(1)))
    });
    await store.load();
    expect(store.today?.views).toBe(1);
    store.select(1);
    expect(store.today).toBeUndefined();
    store.select(0);
    late.resolve(todayOf(2));
    await whenIdle();
    expect([store.card?.id, store.today?.views]).toEqual(['card-1', 1]);
  });

  it('keeps the card in view when it becomes the default and moves to the front', async () => {
    let cards = [first, second];
    const store = setupStore({
      getOwnCards: () => Promise.resolve(buildOwnCards(...cards)),
      setDefaultCard: () => {
        cards = [second, first];
        return Promise.resolve(null);
      }
    });
    await store.load();
    store.select(1);
    await store.makeDefault(second);
    expect([store.index, store.card?.id]).toEqual([0, 'card-2']);
  });

  it('shows the restored card after an undo', async () => {
    let cards = [first, second];
    const store = setupStore({
      getOwnCards: () => Promise.resolve(buildOwnCards(...cards)),
      withdrawCard: () => {
        cards = [first];
        return Promise.resolve(null);
      },
      restoreCard: () => {
        cards = [first, second];
        return Promise.resolve(null);
      }
    });
    await store.load();
    store.select(1);
    await store.withdraw(second);
    expect([store.card?.id, store.withdrawn?.id]).toEqual(['card-1', 'card-2']);
    await store.undo();
    expect([store.card?.id, store.withdrawn]).toEqual(['card-2', undefined]);
  });

  it('offers no undo to another user who logs in meanwhile', async () => {
    const session = new TestSession();
    session.currentToken = 'a';
    const answer = deferred<null>();
    const store = setupStore({ withdrawCard: () => answer.promise });
    await store.load();
    const withdrawal = store.withdraw(second);
    session.currentToken = 'b';
    answer.resolve(null);
    await withdrawal;
    expect(store.withdrawn).toBeUndefined();
  });

  it('clears everything on logout', async () => {
    const session = observable({ isLoggedIn: true });
    const store = setupStore({}, session);
    const stop = store.start();
    await whenIdle();
    await store.withdraw(second);
    runInAction(() => (session.isLoggedIn = false));
    expect([store.list, store.radar.value, store.level.value, store.withdrawn]).toEqual([[], null, null, undefined]);
    stop();
  });
});
