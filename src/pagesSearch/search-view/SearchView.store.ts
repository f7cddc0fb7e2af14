import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { NewsCategory } from '@contract/news';
import type { SearchOverview, SearchQuery, SearchScope } from '@contract/search';
import { FilteredList } from '@/lib/FilteredList';
import { PagedList } from '@/lib/PagedList';
import { normalizeQuery } from '../normalizeQuery';
import { addToHistory } from '../addToHistory';
import { scopes, type Tab } from '../scopes';
import { loadResultRows, type ResultRow, type LineSort, type ListingSort, type SearchApi } from './resultRows';

/**
 * Lists that the page keeps: the one that is looked at and the one before. With more of them, scrolled far, the
 * mini-program would have over a thousand nodes.
 */
const MAX_CACHED_LISTS = 2;

/** Where the words are kept that the person has looked for. */
interface SearchHistoryStorage {
  readonly searchHistory: readonly string[];
  setSearchHistory(terms: string[]): void;
}

/** What the page was opened for. */
interface SearchViewParams {
  q: string;
  tab: Tab;
  varietyId?: string | undefined;
}

/** What one word finds: an overview of all scopes, and a list of each that was looked at. Lives as long as the page. */
export class SearchViewStore {
  /** What stands in the field. */
  text: string;
  /** What is looked for; empty when the page was opened without a word. */
  query: string;
  /** The word was longer than can be looked for, and its rest was left out. */
  isTruncated: boolean;
  tab: Tab;
  varietyId: string | undefined;
  overview: SearchOverview | undefined = undefined;
  error: unknown = undefined;
  listingSort: ListingSort = 'newest';
  certifiedOnly = false;
  lineSort: LineSort = 'default';
  newsCategory: NewsCategory | undefined = undefined;
  importantOnly = false;
  /** When what is shown was found (epoch ms); 0 before. */
  loadedAtMs = 0;
  /** The first tab was looked at since the word was sent: until then it need not be drawn. */
  isOverviewSeen: boolean;
  private readonly lists = observable.map<SearchScope, FilteredList<ResultRow>>({}, { deep: false });
  /** Counts searches, so that an answer knows whether it is still wanted. */
  private generation = 0;

  constructor(
    private readonly api: SearchApi,
    private readonly historyStorage: SearchHistoryStorage,
    { q, tab, varietyId }: SearchViewParams,
    private readonly now: () => number = Date.now
  ) {
    const { query, isTruncated } = normalizeQuery(q);
    this.text = query;
    this.query = query;
    this.isTruncated = isTruncated;
    this.tab = tab;
    this.isOverviewSeen = tab === 'all';
    this.varietyId = varietyId;
    makeAutoObservable<this, 'api' | 'historyStorage' | 'now' | 'lists' | 'generation'>(
      this,
      {
        overview: observableRef,
        error: observableRef,
        lists: false,
        api: false,
        historyStorage: false,
        now: false,
        generation: false
      },
      { autoBind: true }
    );
  }

  /** What the first tab shows; `nothing` when no scope has anything, which all tabs say. */
  get status(): 'idle' | 'loading' | 'error' | 'nothing' | 'found' {
    if (this.query === '') return 'idle';
    if (!this.overview) return this.error === undefined ? 'loading' : 'error';
    const { counts } = this.overview;
    return scopes.some((scope) => counts[scope] > 0) ? 'found' : 'nothing';
  }

  /** What was found is shown and could not be found anew. */
  get isStale(): boolean {
    const list = this.list?.shown;
    return this.hasResults && (this.error !== undefined || list?.error !== undefined);
  }

  /** Something was found in the tab. */
  get hasResults(): boolean {
    return this.tab === 'all' ? this.overview !== undefined : (this.list?.shown.isLoaded ?? false);
  }

  /** What is marked in the results, parted by blanks. */
  get highlightTerms(): string {
    return this.overview?.marks.join(' ') ?? this.query;
  }

  /** The list of the tab; undefined on the first one. */
  get list(): FilteredList<ResultRow> | undefined {
    return this.tab === 'all' ? undefined : this.lists.get(this.tab);
  }

  /** The list of any tab; undefined for one that is not kept. */
  listOf(scope: SearchScope): FilteredList<ResultRow> | undefined {
    return this.lists.get(scope);
  }

  get isFiltered(): boolean {
    return this.certifiedOnly || this.newsCategory !== undefined || this.importantOnly;
  }

  /** Asks for the overview and for the list of the tab. Never rejects: failures are in `error` and in the list. */
  async load(): Promise<void> {
    if (this.query === '') return;
    this.openList();
    const generation = ++this.generation;
    this.error = undefined;
    try {
      const overview = await this.api.getOverview(this.searchQuery);
      runInAction(() => {
        if (generation !== this.generation) return;
        this.overview = overview;
        this.recordLoadTime();
      });
    } catch (error) {
      runInAction(() => {
        if (generation === this.generation) this.error = error;
      });
    }
  }

  /** Everything anew, keeping what is shown until it is there. */
  async refresh(): Promise<void> {
    await Promise.all([this.load(), this.list?.refresh()]);
  }

  setText(text: string): void {
    this.text = text;
  }

  /** Looks for what the field says, in the same tab. False for nothing to look for. */
  submit(word = this.text): boolean {
    const { query, isTruncated } = normalizeQuery(word);
    if (query === '') return false;
    this.isTruncated = isTruncated;
    this.text = query;
    this.query = query;
    // Another word is no longer about the variety that another page asked for.
    this.varietyId = undefined;
    this.historyStorage.setSearchHistory(addToHistory(this.historyStorage.searchHistory, query));
    this.overview = undefined;
    this.isOverviewSeen = this.tab === 'all';
    this.lists.clear();
    void this.load();
    return true;
  }

  selectTab(tab: Tab): void {
    this.tab = tab;
    this.isOverviewSeen ||= tab === 'all';
    this.openList();
  }

  selectListingSort(sort: ListingSort): void {
    this.listingSort = sort;
    this.reloadScopes('supplies', 'purchases');
  }

  toggleCertified(): void {
    this.certifiedOnly = !this.certifiedOnly;
    this.reloadScopes('supplies', 'purchases');
  }

  selectLineSort(sort: LineSort): void {
    this.lineSort = sort;
    this.reloadScopes('lines');
  }

  selectNewsCategory(category: NewsCategory | undefined): void {
    this.newsCategory = category;
    this.reloadScopes('news');
  }

  toggleImportant(): void {
    this.importantOnly = !this.importantOnly;
    this.reloadScopes('flashes');
  }

  clearFilters(): void {
    this.certifiedOnly = false;
    this.newsCategory = undefined;
    this.importantOnly = false;
    this.reloadScopes(...scopes);
  }

  private recordLoadTime(): void {
    this.loadedAtMs = this.now();
  }

  private get searchQuery(): SearchQuery {
    return { q: this.query, ...(this.varietyId !== undefined && { varietyId: this.varietyId }) };
  }

  /** The tab's list, asked for when it is looked at first or has not been for long. */
  private openList(): void {
    const { tab, lists } = this;
    if (tab === 'all' || this.query === '') return;
    const known = lists.get(tab);
    const list = known ?? new FilteredList(() => this.createList(tab));
    // In the order in which they were looked at.
    lists.delete(tab);
    lists.set(tab, list);
    for (const scope of [...lists.keys()].slice(0, -MAX_CACHED_LISTS)) lists.delete(scope);
    if (!known) void list.refresh();
  }

  /** The shown list changes in place; the others are asked for when they are looked at again. */
  private reloadScopes(...changed: SearchScope[]): void {
    for (const scope of changed) {
      if (scope === this.tab) void this.lists.get(scope)?.switch();
      else this.lists.delete(scope);
    }
  }

  private createList(scope: SearchScope): PagedList<ResultRow> {
    const { searchQuery, lineSort, listingSort, certifiedOnly, newsCategory, importantOnly } = this;
    const choice = { lineSort, listingSort, certifiedOnly, newsCategory, importantOnly };
    return new PagedList(async (cursor) => {
      const found = await loadResultRows(
        this.api,
        scope,
        { ...searchQuery, ...(cursor !== undefined && { cursor }) },
        choice
      );
      if (cursor === undefined) this.recordLoadTime();
      return found;
    });
  }
}
