import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { TrendingSearch, SearchSuggestion } from '@contract/search';
import { normalizeQuery } from './normalizeQuery';
import type { Tab } from './scopes';
import { addToHistory } from './addToHistory';

interface SearchApi {
  getTrendingSearches(): Promise<TrendingSearch[]>;
  suggest(q: string): Promise<SearchSuggestion>;
}

/** Where the words are kept that the person has looked for. */
interface SearchHistoryStorage {
  readonly searchHistory: readonly string[];
  setSearchHistory(terms: string[]): void;
}

/** A pause in typing this long asks for suggestions, in ms. */
const TYPING_PAUSE_MS = 300;

/** The word that is typed, what it may mean, and what was or is looked for. Lives as long as the page. */
export class SearchMiddlePageStore {
  /** What stands in the field. */
  text = '';
  trendingSearches: TrendingSearch[] = [];
  /** Where the word will be looked for. */
  tab: Tab = 'all';
  /** Undefined until the first answer, and whenever the field is empty. */
  suggestion: SearchSuggestion | undefined = undefined;
  /** The word that `found` belongs to. */
  suggestionQuery = '';
  error: unknown = undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts questions, so that an answer knows whether it is still wanted. */
  private generation = 0;

  /** @param hint a word that an empty field looks for, such as the hot word that the home showed */
  constructor(
    private readonly api: SearchApi,
    private readonly historyStorage: SearchHistoryStorage,
    readonly hint = ''
  ) {
    makeAutoObservable<this, 'api' | 'historyStorage' | 'timer' | 'generation'>(
      this,
      {
        suggestion: observableRef,
        trendingSearches: observableRef,
        error: observableRef,
        api: false,
        historyStorage: false,
        hint: false,
        timer: false,
        generation: false
      },
      { autoBind: true }
    );
  }

  /** What is looked for: without blanks around it, no longer than the server takes. */
  get word(): string {
    return normalizeQuery(this.text).query;
  }

  get history(): readonly string[] {
    return this.historyStorage.searchHistory;
  }

  get status(): 'idle' | 'loading' | 'found' | 'nothing' | 'error' {
    if (this.word === '') return 'idle';
    if (this.error !== undefined) return 'error';
    if (!this.suggestion) return 'loading';
    return this.suggestion.lines.length + this.suggestion.news.length > 0 ? 'found' : 'nothing';
  }

  /** What is shown belongs to an earlier word. */
  get isOutdated(): boolean {
    return this.suggestion !== undefined && this.suggestionQuery !== this.word;
  }

  /** Hot words are a help and no more: without them the page shows none. */
  async loadTrendingSearches(): Promise<void> {
    try {
      const trendingSearches = await this.api.getTrendingSearches();
      runInAction(() => {
        this.trendingSearches = trendingSearches;
      });
    } catch (error) {
      console.warn('the hot words were not loaded', error);
    }
  }

  /** Every key: asks once the typing pauses. */
  setText(text: string): void {
    this.text = text;
    this.cancelPending();
    if (this.word === '') {
      this.suggestion = undefined;
      return;
    }
    this.timer = setTimeout(() => void this.loadSuggestion(), TYPING_PAUSE_MS);
  }

  selectTab(tab: Tab): void {
    this.tab = tab;
  }

  /**
   * A word of the lists, or the keyboard's search button: remembers it and answers what to look for; undefined for
   * nothing. Its suggestions are asked for, so that they are there when the reader comes back.
   */
  submit(word = this.word || this.hint): string | undefined {
    const { query } = normalizeQuery(word);
    if (query === '') return undefined;
    this.text = query;
    this.saveToHistory();
    this.cancelPending();
    void this.loadSuggestion();
    return query;
  }

  /** Keeps the word, because something that it found was opened. */
  saveToHistory(): void {
    if (this.word !== '') this.historyStorage.setSearchHistory(addToHistory(this.history, this.word));
  }

  removeFromHistory(word: string): void {
    this.historyStorage.setSearchHistory(this.history.filter((known) => known !== word));
  }

  clearHistory(): void {
    this.historyStorage.setSearchHistory([]);
  }

  /** Asks for what the field says now. Never rejects: a failure is in `error`. */
  async loadSuggestion(): Promise<void> {
    const { word } = this;
    this.generation += 1;
    const { generation } = this;
    this.error = undefined;
    try {
      const suggestion = await this.api.suggest(word);
      runInAction(() => {
        if (generation !== this.generation) return;
        this.suggestion = suggestion;
        this.suggestionQuery = word;
      });
    } catch (error) {
      runInAction(() => {
        if (generation === this.generation) this.error = error;
      });
    }
  }

  dispose(): void {
    this.cancelPending();
  }

  /** Neither a question that waits nor an answer that is on its way is wanted any more. */
  private cancelPending(): void {
    clearTimeout(this.timer);
    this.generation += 1;
    this.error = undefined;
  }
}
