import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { TrendingSearch, SearchSuggestion } from '@contract/search';
import { queryOf } from './query';
import type { Tab } from './scopes';
import { withWord } from './searchHistory';

interface SearchApi {
  getHotWords(): Promise<TrendingSearch[]>;
  suggest(q: string): Promise<SearchSuggestion>;
}

/** Where the words are kept that the person has looked for. */
interface History {
  readonly searchHistory: readonly string[];
  setSearchHistory(words: string[]): void;
}

/** A pause in typing this long asks for suggestions, in ms. */
const TYPING_PAUSE_MS = 300;

/** The word that is typed, what it may mean, and what was or is looked for. Lives as long as the page. */
export class SearchMiddlePageStore {
  /** What stands in the field. */
  text = '';
  hotWords: TrendingSearch[] = [];
  /** Where the word will be looked for. */
  tab: Tab = 'all';
  /** Undefined until the first answer, and whenever the field is empty. */
  found: SearchSuggestion | undefined = undefined;
  /** The word that `found` belongs to. */
  foundFor = '';
  error: unknown = undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts questions, so that an answer knows whether it is still wanted. */
  private generation = 0;

  /** @param hint a word that an empty field looks for, such as the hot word that the home showed */
  constructor(
    private readonly api: SearchApi,
    private readonly past: History,
    readonly hint = ''
  ) {
    makeAutoObservable<this, 'api' | 'past' | 'timer' | 'generation'>(
      this,
      {
        found: observableRef,
        hotWords: observableRef,
        error: observableRef,
        api: false,
        past: false,
        hint: false,
        timer: false,
        generation: false
      },
      { autoBind: true }
    );
  }

  /** What is looked for: without blanks around it, no longer than the server takes. */
  get word(): string {
    return queryOf(this.text).query;
  }

  get history(): readonly string[] {
    return this.past.searchHistory;
  }

  get status(): 'idle' | 'loading' | 'found' | 'nothing' | 'error' {
    if (this.word === '') return 'idle';
    if (this.error !== undefined) return 'error';
    if (!this.found) return 'loading';
    return this.found.lines.length + this.found.news.length > 0 ? 'found' : 'nothing';
  }

  /** What is shown belongs to an earlier word. */
  get isBehind(): boolean {
    return this.found !== undefined && this.foundFor !== this.word;
  }

  /** Hot words are a help and no more: without them the page shows none. */
  async loadHotWords(): Promise<void> {
    try {
      const hotWords = await this.api.getHotWords();
      runInAction(() => {
        this.hotWords = hotWords;
      });
    } catch (error) {
      console.warn('the hot words were not loaded', error);
    }
  }

  /** Every key: asks once the typing pauses. */
  type(text: string): void {
    this.text = text;
    this.forgetQuestion();
    if (this.word === '') {
      this.found = undefined;
      return;
    }
    this.timer = setTimeout(() => void this.ask(), TYPING_PAUSE_MS);
  }

  selectTab(tab: Tab): void {
    this.tab = tab;
  }

  /**
   * A word of the lists, or the keyboard's search button: remembers it and answers what to look for; undefined for
   * nothing. Its suggestions are asked for, so that they are there when the reader comes back.
   */
  submit(word = this.word || this.hint): string | undefined {
    const { query } = queryOf(word);
    if (query === '') return undefined;
    this.text = query;
    this.remember();
    this.forgetQuestion();
    void this.ask();
    return query;
  }

  /** Keeps the word, because something that it found was opened. */
  remember(): void {
    if (this.word !== '') this.past.setSearchHistory(withWord(this.history, this.word));
  }

  forget(word: string): void {
    this.past.setSearchHistory(this.history.filter((known) => known !== word));
  }

  forgetAll(): void {
    this.past.setSearchHistory([]);
  }

  /** Asks for what the field says now. Never rejects: a failure is in `error`. */
  async ask(): Promise<void> {
    const { word } = this;
    this.generation += 1;
    const { generation } = this;
    this.error = undefined;
    try {
      const found = await this.api.suggest(word);
      runInAction(() => {
        if (generation !== this.generation) return;
        this.found = found;
        this.foundFor = word;
      });
    } catch (error) {
      runInAction(() => {
        if (generation === this.generation) this.error = error;
      });
    }
  }

  dispose(): void {
    this.forgetQuestion();
  }

  /** Neither a question that waits nor an answer that is on its way is wanted any more. */
  private forgetQuestion(): void {
    clearTimeout(this.timer);
    this.generation += 1;
    this.error = undefined;
  }
}
