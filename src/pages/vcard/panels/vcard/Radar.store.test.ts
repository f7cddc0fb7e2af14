import { observable, runInAction } from 'mobx';
import type { RadarVisitor } from '@contract/cardVisit';
import type { Page } from '@contract/common';
import { DAY_MS } from '@rules/duration';
import { buildCard, buildOwnCards, buildRadarSummary, buildRadarVisitor } from '@/testing/buildCard';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { TestSession } from '@/testing/testSession';
import { whenIdle } from '@/testing/whenIdle';
import { RadarStore } from './Radar.store';

const visitor = (id: string, daysAgo: number) => buildRadarVisitor({ id, lastAtMs: Date.now() - daysAgo * DAY_MS });
const pageOf = (...items: RadarVisitor[]): Page<RadarVisitor> => ({ items, nextCursor: 'more' });

function setupStore(
  getRadarVisitors: () => Promise<Page<RadarVisitor>>,
  windowDays = 30,
  session = { isLoggedIn: true }
): RadarStore {
  const api = {
    getRadarVisitors,
    getRadarSummary: () => Promise.resolve(buildRadarSummary({ windowDays })),
    getOwnCards: () => Promise.resolve(buildOwnCards(buildCard()))
  };
  return new RadarStore(api, session, { load: () => Promise.resolve() });
}

testLateAnswers<Page<RadarVisitor>>('the visitors of the radar', {
  setup: (getRadarVisitors) => {
    const store = setupStore(getRadarVisitors);
    return { load: store.refresh, shown: () => store.list.items.map(({ id }) => id) };
  },
  older: pageOf(visitor('older', 1)),
  newer: pageOf(visitor('newer', 1)),
  view: ({ items }) => items.map(({ id }) => id)
});

describe('RadarStore', () => {
  beforeEach(() => {
    new TestSession().currentToken = 'a';
  });

  it('loads nothing for a visitor', async () => {
    const getRadarVisitors = jest.fn(() => Promise.resolve(pageOf()));
    const stop = setupStore(getRadarVisitors, 30, { isLoggedIn: false }).start();
    await whenIdle();
    expect(getRadarVisitors).not.toHaveBeenCalled();
    stop();
  });

  it.each([
    [7, 7],
    [30, 30],
    [90, 90],
    [3, 7]
  ])('begins with the widest span of a window: %d days', async (windowDays, span) => {
    const store = setupStore(() => Promise.resolve(pageOf()), windowDays);
    await store.refresh();
    expect(store.span).toBe(span);
  });

  it('ends a shorter span with the first older visitor, and asks for no further ones', async () => {
    const getRadarVisitors = jest.fn(() => Promise.resolve(pageOf(visitor('new', 2), visitor('old', 20))));
    const store = setupStore(getRadarVisitors);
    await store.refresh();
    expect([store.list.items.length, store.list.hasMore]).toEqual([2, true]);
    store.select(7);
    await whenIdle();
    expect([store.list.items.map(({ id }) => id), store.list.hasMore]).toEqual([['new'], false]);
    expect(getRadarVisitors).toHaveBeenCalledTimes(2);
  });

  it('a second choice of the same span loads nothing', async () => {
    const getRadarVisitors = jest.fn(() => Promise.resolve(pageOf()));
    const store = setupStore(getRadarVisitors);
    await store.refresh();
    store.select(30);
    await whenIdle();
    expect(getRadarVisitors).toHaveBeenCalledTimes(1);
  });

  it('clears visitors, figures and span on logout', async () => {
    const session = observable({ isLoggedIn: true });
    const store = setupStore(() => Promise.resolve(pageOf(visitor('new', 2))), 90, session);
    const stop = store.start();
    await whenIdle();
    store.select(30);
    await whenIdle();
    runInAction(() => (session.isLoggedIn = false));
    expect([store.list.items, store.context, store.span]).toEqual([[], null, 7]);
    stop();
  });
});
