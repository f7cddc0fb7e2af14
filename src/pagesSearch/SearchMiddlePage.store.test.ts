import { makeAutoObservable } from 'mobx';
import type { SearchSuggestion } from '@contract/search';
import { buildLine } from '@/testing/buildMarket';
import { whenIdle } from '@/testing/whenIdle';
import { SearchMiddlePageStore } from './SearchMiddlePage.store';

class FakeSearchHistory {
  searchHistory: string[] = ['桂皮', '草果'];
  constructor() {
    makeAutoObservable(this);
  }
  setSearchHistory(terms: string[]): void {
    this.searchHistory = terms;
  }
}

const buildSuggestion = (id: string): SearchSuggestion => ({ aliasOf: null, lines: [buildLine({ id })], news: [] });

interface PendingSuggestion {
  q: string;
  answer(found: SearchSuggestion): void;
  refuse(error: Error): void;
}

function setupStore(hint?: string) {
  const questions: PendingSuggestion[] = [];
  const past = new FakeSearchHistory();
  const store = new SearchMiddlePageStore(
    {
      getTrendingSearches: () => Promise.resolve([{ word: '八角', text: '八角', trend: 'same' }]),
      suggest: (q) => new Promise((answer, refuse) => questions.push({ q, answer, refuse }))
    },
    past,
    hint
  );
  return { store, past, questions };
}

afterEach(() => jest.clearAllTimers());

describe('SearchMiddlePageStore suggestions', () => {
  it('sends no request for an empty or blank field', () => {
    const { store, questions, past } = setupStore();
    store.setText('   ');
    jest.runAllTimers();
    expect(store.submit()).toBeUndefined();
    expect(questions).toEqual([]);
    expect(past.searchHistory).toEqual(['桂皮', '草果']);
    expect(store.status).toBe('idle');
  });

  it('searches for the first thirty characters of a longer text', () => {
    const { store, past } = setupStore();
    expect(store.submit(`${'香'.repeat(30)}料`)).toBe('香'.repeat(30));
    expect(past.searchHistory[0]).toBe('香'.repeat(30));
  });

  it('sends one request when typing has paused for 300 ms', () => {
    const { store, questions } = setupStore();
    store.setText('八');
    jest.advanceTimersByTime(299);
    store.setText('八角');
    jest.advanceTimersByTime(299);
    expect(questions).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(questions.map(({ q }) => q)).toEqual(['八角']);
  });

  it('drops the late response to an earlier term', async () => {
    const { store, questions } = setupStore();
    store.submit('八');
    store.submit('八角');
    questions[1]?.answer(buildSuggestion('new'));
    await whenIdle();
    questions[0]?.answer(buildSuggestion('old'));
    await whenIdle();
    expect(store.suggestion?.lines[0]?.id).toBe('new');
  });

  it('drops the response when the field was emptied', async () => {
    const { store, questions } = setupStore();
    store.submit('八角');
    store.setText('');
    questions[0]?.answer(buildSuggestion('late'));
    await whenIdle();
    expect(store.status).toBe('idle');
    expect(store.suggestion).toBeUndefined();
  });

  it('keeps the previous suggestion, marked as outdated, until the next response', async () => {
    const { store, questions } = setupStore();
    store.submit('八角');
    questions[0]?.answer(buildSuggestion('one'));
    await whenIdle();
    store.setText('八角 大红');
    expect(store.status).toBe('found');
    expect(store.isOutdated).toBe(true);
  });

  it('distinguishes no result from a failure, and retries', async () => {
    const { store, questions } = setupStore();
    store.submit('石头');
    questions[0]?.answer({ aliasOf: null, lines: [], news: [] });
    await whenIdle();
    expect(store.status).toBe('nothing');
    store.submit('八角');
    questions[1]?.refuse(new Error('down'));
    await whenIdle();
    expect(store.status).toBe('error');
    void store.loadSuggestion();
    questions[2]?.answer(buildSuggestion('one'));
    await whenIdle();
    expect(store.status).toBe('found');
  });

  it('sends no request after the page was left', () => {
    const { store, questions } = setupStore();
    store.setText('八角');
    store.dispose();
    jest.runAllTimers();
    expect(questions).toEqual([]);
  });

  it('searches for the hint when the field is empty', () => {
    const { store, questions } = setupStore('孜然 精选');
    expect(store.submit()).toBe('孜然 精选');
    expect(questions[0]?.q).toBe('孜然 精选');
  });

  it('shows no trending searches when they fail to load', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const store = new SearchMiddlePageStore(
      {
        getTrendingSearches: () => Promise.reject(new Error('down')),
        suggest: () => Promise.reject(new Error('down'))
      },
      new FakeSearchHistory()
    );
    await store.loadTrendingSearches();
    expect(store.trendingSearches).toEqual([]);
  });
});

describe('SearchMiddlePageStore history', () => {
  it('does not save a term that is only being typed', () => {
    const { store, past } = setupStore();
    store.setText('八');
    jest.runAllTimers();
    expect(past.searchHistory).toEqual(['桂皮', '草果']);
  });

  it('saves submitted terms and those with an opened result, newest first', () => {
    const { store, past } = setupStore();
    store.submit(' 八角'.trim());
    store.setText('草果 ');
    store.saveToHistory();
    expect(past.searchHistory).toEqual(['草果', '八角', '桂皮']);
  });

  it('removes one term or all', () => {
    const { store, past } = setupStore();
    store.removeFromHistory('桂皮');
    expect(past.searchHistory).toEqual(['草果']);
    store.clearHistory();
    expect(past.searchHistory).toEqual([]);
  });
});
