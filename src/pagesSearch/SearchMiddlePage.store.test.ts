import { makeAutoObservable } from 'mobx';
import type { SearchSuggestion } from '@contract/search';
import { buildLine } from '@/testing/buildMarket';
import { SearchMiddlePageStore } from './SearchMiddlePage.store';

class Past {
  searchHistory: string[] = ['桂皮', '草果'];
  constructor() {
    makeAutoObservable(this);
  }
  setSearchHistory(words: string[]): void {
    this.searchHistory = words;
  }
}

const foundLine = (id: string): SearchSuggestion => ({ aliasOf: null, lines: [buildLine({ id })], news: [] });

interface Question {
  q: string;
  answer(found: SearchSuggestion): void;
  refuse(error: Error): void;
}

function setUp(hint?: string) {
  const questions: Question[] = [];
  const past = new Past();
  const store = new SearchMiddlePageStore(
    {
      getHotWords: () => Promise.resolve([{ word: '八角', trend: 'same' }]),
      suggest: (q) => new Promise((answer, refuse) => questions.push({ q, answer, refuse }))
    },
    past,
    hint
  );
  return { store, past, questions };
}

const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the search field', () => {
  it('asks nothing for an empty or blank field', () => {
    const { store, questions, past } = setUp();
    store.type('   ');
    jest.runAllTimers();
    expect(store.submit()).toBeUndefined();
    expect(questions).toEqual([]);
    expect(past.searchHistory).toEqual(['桂皮', '草果']);
    expect(store.status).toBe('idle');
  });

  it('looks for the first thirty characters of a longer text', () => {
    const { store, past } = setUp();
    expect(store.submit(`${'香'.repeat(30)}料`)).toBe('香'.repeat(30));
    expect(past.searchHistory[0]).toBe('香'.repeat(30));
  });

  it('asks once, when the typing has paused for 300 ms', () => {
    const { store, questions } = setUp();
    store.type('八');
    jest.advanceTimersByTime(299);
    store.type('八角');
    jest.advanceTimersByTime(299);
    expect(questions).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(questions.map(({ q }) => q)).toEqual(['八角']);
  });

  it('drops the late answer to an earlier word', async () => {
    const { store, questions } = setUp();
    store.submit('八');
    store.submit('八角');
    questions[1]?.answer(foundLine('new'));
    await settled();
    questions[0]?.answer(foundLine('old'));
    await settled();
    expect(store.found?.lines[0]?.id).toBe('new');
  });

  it('drops the answer when the field was emptied meanwhile', async () => {
    const { store, questions } = setUp();
    store.submit('八角');
    store.type('');
    questions[0]?.answer(foundLine('late'));
    await settled();
    expect(store.status).toBe('idle');
    expect(store.found).toBeUndefined();
  });

  it('keeps what is shown, as that of the word before, until the next answer is there', async () => {
    const { store, questions } = setUp();
    store.submit('八角');
    questions[0]?.answer(foundLine('one'));
    await settled();
    store.type('八角 大红');
    expect(store.status).toBe('found');
    expect(store.isBehind).toBe(true);
  });

  it('tells nothing found from a failure, and asks again', async () => {
    const { store, questions } = setUp();
    store.submit('石头');
    questions[0]?.answer({ aliasOf: null, lines: [], news: [] });
    await settled();
    expect(store.status).toBe('nothing');
    store.submit('八角');
    questions[1]?.refuse(new Error('down'));
    await settled();
    expect(store.status).toBe('error');
    void store.ask();
    questions[2]?.answer(foundLine('one'));
    await settled();
    expect(store.status).toBe('found');
  });

  it('asks nothing more once the page is left', () => {
    const { store, questions } = setUp();
    store.type('八角');
    store.dispose();
    jest.runAllTimers();
    expect(questions).toEqual([]);
  });

  it('looks for the hint when the field is empty', () => {
    const { store, questions } = setUp('孜然 精选');
    expect(store.submit()).toBe('孜然 精选');
    expect(questions[0]?.q).toBe('孜然 精选');
  });

  it('goes without hot words when they do not come', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const store = new SearchMiddlePageStore(
      { getHotWords: () => Promise.reject(new Error('down')), suggest: () => Promise.reject(new Error('down')) },
      new Past()
    );
    await store.loadHotWords();
    expect(store.hotWords).toEqual([]);
  });
});

describe('the search history', () => {
  it('does not keep what is only being typed', () => {
    const { store, past } = setUp();
    store.type('八');
    jest.runAllTimers();
    expect(past.searchHistory).toEqual(['桂皮', '草果']);
  });

  it('keeps what was submitted, and what something was opened of, newest first', () => {
    const { store, past } = setUp();
    store.submit(' 八角'.trim());
    store.type('草果 ');
    store.remember();
    expect(past.searchHistory).toEqual(['草果', '八角', '桂皮']);
  });

  it('forgets one, and all', () => {
    const { store, past } = setUp();
    store.forget('桂皮');
    expect(past.searchHistory).toEqual(['草果']);
    store.forgetAll();
    expect(past.searchHistory).toEqual([]);
  });
});
