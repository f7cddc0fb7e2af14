import { observable, runInAction } from 'mobx';
import type { Series, SeriesQuery, SeriesRange } from '@contract/priceSeries';
import { buildSeries } from '@/testing/buildMarket';
import { type Deferred, deferred } from '@/testing/deferred';
import { TestSession } from '@/testing/testSession';
import { whenIdle } from '@/testing/whenIdle';
import { type Comparison, ComparisonStore } from './Comparison.store';

const grade: Comparison = { key: 'spring', lineId: 'spring', period: 'now', name: '春花' };
const bozhou: Comparison = { key: 'bozhou', lineId: 'bozhou', period: 'now', name: '亳州药市' };
const lastYear: Comparison = { key: 'last', lineId: 'anise', period: 'lastYear', name: '去年同期' };

describe('ComparisonStore', () => {
  let asked: SeriesQuery[];
  let answer: (query: SeriesQuery) => Promise<Series>;
  let shown: { lineId: string; range: SeriesRange };
  let store: ComparisonStore;
  let stop: () => void;

  beforeEach(() => {
    asked = [];
    answer = ({ range }) => Promise.resolve(buildSeries({ range }));
    shown = observable({ lineId: 'anise', range: '30d' });
    store = new ComparisonStore(
      {
        getPriceSeries: (query) => {
          asked.push(query);
          return answer(query);
        }
      },
      shown
    );
    stop = store.start();
  });
  afterEach(() => stop());

  const change = (next: Partial<typeof shown>) => runInAction(() => Object.assign(shown, next));

  it('accepts two comparisons at most and ignores a third', () => {
    expect([store.toggle(grade), store.toggle(bozhou), store.toggle(lastYear)]).toEqual([true, true, false]);
    expect(store.chosen).toEqual([grade, bozhou]);
  });

  it('reports a series that failed to load, and retries for another range', async () => {
    answer = () => Promise.reject(new Error('offline'));
    store.toggle(grade);
    await whenIdle();
    expect(store.lines[0]?.series).toBeNull();
    answer = ({ range }) => Promise.resolve(buildSeries({ range }));
    change({ range: '90d' });
    await whenIdle();
    expect(store.lines[0]?.series?.range).toBe('90d');
  });

  it('removes a comparison on the second toggle', () => {
    store.toggle(grade);
    store.toggle(grade);
    expect(store.lines).toEqual([]);
  });

  it('follows the range of the page and requests each series once', async () => {
    store.toggle(grade);
    await whenIdle();
    change({ range: '7d' });
    await whenIdle();
    change({ range: '30d' });
    await whenIdle();
    expect(asked).toEqual([
      { lineId: 'spring', range: '30d' },
      { lineId: 'spring', range: '7d' }
    ]);
  });

  it('shows the series of the chosen range when the answer for an earlier range comes last', async () => {
    const sent: Deferred<Series>[] = [];
    answer = () => {
      const pending = deferred<Series>();
      sent.push(pending);
      return pending.promise;
    };
    store.toggle(grade);
    change({ range: '90d' });
    sent[1]?.resolve(buildSeries({ range: '90d' }));
    await whenIdle();
    sent[0]?.resolve(buildSeries({ range: '30d' }));
    await whenIdle();
    expect(store.lines[0]?.series?.range).toBe('90d');
  });

  it('requests a series again when another user logged in before its answer', async () => {
    const session = new TestSession();
    session.currentToken = 'a';
    const sent: Deferred<Series>[] = [];
    answer = () => {
      const pending = deferred<Series>();
      sent.push(pending);
      return pending.promise;
    };
    store.toggle(grade);
    session.currentToken = 'b';
    sent[0]?.resolve(buildSeries({ points: [] }));
    await whenIdle();
    expect(store.lines[0]?.series).toBeUndefined();
    sent[1]?.resolve(buildSeries());
    await whenIdle();
    expect(store.lines[0]?.series?.points).toHaveLength(3);
  });

  it('requests the previous year and shifts it by 52 weeks', async () => {
    store.toggle(lastYear);
    await whenIdle();
    expect(asked).toEqual([{ lineId: 'anise', range: '30d', period: 'lastYear' }]);
    expect(store.lines[0]?.shiftDays).toBe(364);
  });

  it('clears the comparisons when another line is shown', () => {
    store.toggle(grade);
    change({ lineId: 'spring' });
    expect(store.chosen).toEqual([]);
  });
});
