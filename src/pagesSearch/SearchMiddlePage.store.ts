import { makeAutoObservable } from 'mobx';
import type { SearchSuggestion, TrendingSearch } from '@contract/search';
import { Resource } from '@/request/Resource';
import { addToHistory } from './addToHistory';
import { normalizeQuery } from './normalizeQuery';
import type { Tab } from './scopes';

interface SearchApi {
  getTrendingSearches(): Promise<TrendingSearch[]>;
  suggest(q: string): Promise<SearchSuggestion>;
}

/** Storage of the user's search history. */
interface SearchHistoryStorage {
  readonly searchHistory: readonly string[];
  setSearchHistory(terms: string[]): void;
}

/** Typing pause after which suggestions are requested, in ms. */
export const TYPING_PAUSE_MS = 300;

/** Suggestion with the term that it belongs to. */
interface SuggestionFor {
  word: string;
  suggestion: SearchSuggestion;
}

/** State of the search page: typed term, suggestions, history and trending searches. Lives as long as the page. */
export class SearchMiddlePageStore {
  /** Text of the field. */
  text = '';
  /** Scope in which the term will be searched. */
  tab: Tab = 'all';
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly resource: Resource<SuggestionFor, string>;
  private readonly trending: Resource<TrendingSearch[]>;

  /** @param hint term that an empty field searches for, such as the trending search shown on the home page */
  constructor(
    api: SearchApi,
    private readonly historyStorage: SearchHistoryStorage,
    readonly hint = ''
  ) {
    this.resource = new Resource(async (word) => ({ word, suggestion: await api.suggest(word) }), {
      audience: 'everyone'
    });
    this.trending = new Resource(() => api.getTrendingSearches(), { audience: 'everyone' });
    makeAutoObservable<this, 'historyStorage' | 'timer' | 'resource' | 'trending'>(
      this,
      {
        historyStorage: false,
        hint: false,
        timer: false,
        resource: false,
        trending: false
      },
      { autoBind: true }
    );
  }

  get trendingSearches(): readonly TrendingSearch[] {
    return this.trending.value ?? [];
  }

  /** Undefined until the first response, and whenever the field is empty. */
  get suggestion(): SearchSuggestion | undefined {
    return this.resource.value?.suggestion;
  }

  /** Term that `suggestion` belongs to. */
  get suggestionQuery(): string {
    return this.resource.value?.word ?? '';
  }

  get error(): unknown {
    return this.resource.error;
  }

  /** The term to search for: trimmed, and limited to the server's maximum length. */
  get word(): string {
    const trending = this.trendingSearches.find(({ text }) => text === this.text);
    return normalizeQuery(trending?.word ?? this.text).query;
  }

  /** Returns a term as it is shown: a trending search in the viewer's language. */
  labelOf(word: string): string {
    return this.trendingSearches.find((trending) => trending.word === word)?.text ?? word;
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

  /** True when the shown suggestion belongs to an earlier term. */
  get isOutdated(): boolean {
    return this.suggestion !== undefined && this.suggestionQuery !== this.word;
  }

  /** Loads the trending searches. They are optional: the page shows none on failure. */
  async loadTrendingSearches(): Promise<void> {
    await this.trending.load();
    const { error } = this.trending;
    if (error !== undefined) console.warn('the trending searches were not loaded', error);
  }

  /** Sets the text on every keystroke; requests suggestions once typing pauses. */
  setText(text: string): void {
    this.text = text;
    this.cancelPending();
    if (this.word === '') {
      this.resource.clear();
      return;
    }
    this.timer = setTimeout(() => void this.loadSuggestion(), TYPING_PAUSE_MS);
  }

  selectTab(tab: Tab): void {
    this.tab = tab;
  }

  /**
   * Submits a term of a list, or the field's text, and saves it to the history. Its suggestions are requested too, to
   * be ready when the viewer comes back.
   * @returns the term to search for; undefined when it is empty
   */
  submit(word = this.word || this.hint): string | undefined {
    const { query } = normalizeQuery(word);
    if (query === '') return undefined;
    this.text = this.labelOf(query);
    this.saveToHistory();
    this.cancelPending();
    void this.loadSuggestion();
    return query;
  }

  /** Saves the term to the history, because one of its results was opened. */
  saveToHistory(): void {
    if (this.word !== '') this.historyStorage.setSearchHistory(addToHistory(this.history, this.word));
  }

  removeFromHistory(word: string): void {
    this.historyStorage.setSearchHistory(this.history.filter((known) => known !== word));
  }

  clearHistory(): void {
    this.historyStorage.setSearchHistory([]);
  }

  /** Loads suggestions for the current text. Never rejects: a failure is stored in `error`. */
  async loadSuggestion(): Promise<void> {
    const { word } = this;
    await this.resource.load(word);
  }

  dispose(): void {
    this.cancelPending();
  }

  /** Cancels the scheduled request and drops the pending response. */
  private cancelPending(): void {
    clearTimeout(this.timer);
    this.resource.cancel();
  }
}
