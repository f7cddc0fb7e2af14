import { makeAutoObservable, observable } from 'mobx';
import type { NewsCategory } from '@contract/news';
import type { SearchOverview, SearchQuery, SearchScope } from '@contract/search';
import { recordEvent } from '@/lib/recordEvent';
import { FilteredList } from '@/request/FilteredList';
import { PagedList } from '@/request/PagedList';
import { Resource } from '@/request/Resource';
import { addToHistory } from '../addToHistory';
import { normalizeQuery } from '../normalizeQuery';
import { scopes, type Tab } from '../scopes';
import { type LineSort, type ListingSort, loadResultRows, type ResultRow, type SearchApi } from './resultRows';

/**
 * Number of cached lists: the current and the previous one. With more of them, scrolled far, the mini-program would
 * have over a thousand nodes.
 */
const MAX_CACHED_LISTS = 2;

/** Storage of the user's search history. */
interface SearchHistoryStorage {
  readonly searchHistory: readonly string[];
  setSearchHistory(terms: string[]): void;
}

/** Parameters that the page was opened with. */
interface SearchViewParams {
  q: string;
  tab: Tab;
  varietyId?: string | undefined;
  label?: string | undefined;
}

/** Results of one term: an overview of all scopes, and the lists of opened tabs. Lives as long as the page. */
export class SearchViewStore {
  /** Text of the field. */
  text: string;
  /** The searched term; empty when the page was opened without one. */
  query: string;
  /** The searched term in the viewer's language; undefined when it is shown as it is. */
  private label: string | undefined;
  /** True when the term exceeded the maximum length and was cut. */
  isTruncated: boolean;
  tab: Tab;
  varietyId: string | undefined;
  listingSort: ListingSort = 'newest';
  certifiedOnly = false;
  lineSort: LineSort = 'default';
  newsCategory: NewsCategory | undefined = undefined;
  importantOnly = false;
  /** True once the overview tab was opened for this term; until then it is not rendered. */
  isOverviewSeen: boolean;
  private readonly lists = observable.map<SearchScope, FilteredList<ResultRow>>({}, { deep: false });
  private readonly resource: Resource<SearchOverview>;
  private reportedQuery = '';

  constructor(
    private readonly api: SearchApi,
    private readonly historyStorage: SearchHistoryStorage,
    { q, tab, varietyId, label }: SearchViewParams
  ) {
    const { query, isTruncated } = normalizeQuery(q);
    this.text = label ?? query;
    this.query = query;
    this.label = label;
    this.isTruncated = isTruncated;
    this.tab = tab;
    this.isOverviewSeen = tab === 'all';
    this.varietyId = varietyId;
    this.resource = new Resource(() => api.getOverview(this.searchQuery), { audience: 'everyone' });
    makeAutoObservable<this, 'api' | 'historyStorage' | 'lists' | 'resource' | 'reportedQuery'>(
      this,
      {
        lists: false,
        api: false,
        historyStorage: false,
        resource: false,
        reportedQuery: false
      },
      { autoBind: true }
    );
  }

  /** The searched term as it is shown. */
  get title(): string {
    return this.label ?? this.query;
  }

  get overview(): SearchOverview | undefined {
    return this.resource.value ?? undefined;
  }

  get error(): unknown {
    return this.resource.error;
  }

  /** Status of the overview; `nothing` when neither the expo nor a scope matches, which every tab shows. */
  get status(): 'idle' | 'loading' | 'error' | 'nothing' | 'found' {
    if (this.query === '') return 'idle';
    if (!this.overview) return this.error === undefined ? 'loading' : 'error';
    const { counts, expo } = this.overview;
    return expo !== null || scopes.some((scope) => counts[scope] > 0) ? 'found' : 'nothing';
  }

  /** True when results are shown that could not be refreshed. */
  get isStale(): boolean {
    const list = this.list?.shown;
    return this.hasResults && (this.error !== undefined || list?.error !== undefined);
  }

  /** True when the current tab has loaded. */
  get hasResults(): boolean {
    return this.tab === 'all' ? this.overview !== undefined : (this.list?.shown.isLoaded ?? false);
  }

  /** Time when the results of the current tab were loaded (epoch ms); 0 before. */
  get loadedAtMs(): number {
    return this.tab === 'all' ? this.resource.loadedAtMs : (this.list?.shown.loadedAtMs ?? 0);
  }

  /** Terms to highlight in the results, separated by spaces. */
  get highlightTerms(): string {
    return this.overview?.marks.join(' ') ?? this.query;
  }

  /** List of the current tab; undefined on the overview tab. */
  get list(): FilteredList<ResultRow> | undefined {
    return this.tab === 'all' ? undefined : this.lists.get(this.tab);
  }

  /** Returns the list of a scope; undefined when it is not cached. */
  listOf(scope: SearchScope): FilteredList<ResultRow> | undefined {
    return this.lists.get(scope);
  }

  get isFiltered(): boolean {
    return this.certifiedOnly || this.newsCategory !== undefined || this.importantOnly;
  }

  /**
   * Loads the overview and the list of the current tab. Never rejects: failures are stored in `error` and in the list.
   */
  async load(): Promise<void> {
    if (this.query === '') return;
    this.openList();
    await this.resource.load();
    this.reportSearch();
  }

  /** Reloads overview and list; the shown results stay until the new ones arrive. */
  async refresh(): Promise<void> {
    await Promise.all([this.load(), this.list?.refresh()]);
  }

  setText(text: string): void {
    this.text = text;
  }

  /**
   * Searches for a term in the current tab and saves it to the history.
   * @returns false when the term is empty
   */
  submit(word = this.text): boolean {
    const isSame = word === this.label;
    const { query, isTruncated } = normalizeQuery(isSame ? this.query : word);
    if (query === '') return false;
    this.isTruncated = isTruncated;
    if (!isSame) this.label = undefined;
    this.text = this.label ?? query;
    this.query = query;
    // The variety was requested for the earlier term only.
    this.varietyId = undefined;
    this.historyStorage.setSearchHistory(addToHistory(this.historyStorage.searchHistory, query));
    this.resource.clear();
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

  /** Once for each term: how much it found, never the term. */
  private reportSearch(): void {
    if (this.overview === undefined || this.reportedQuery === this.query) return;
    this.reportedQuery = this.query;
    const { counts } = this.overview;
    recordEvent('searched', { results: scopes.reduce((sum, scope) => sum + counts[scope], 0) });
  }

  private get searchQuery(): SearchQuery {
    return { q: this.query, ...(this.varietyId !== undefined && { varietyId: this.varietyId }) };
  }

  /** Makes the list of the current tab the most recent one; loads it when it is not cached. */
  private openList(): void {
    const { tab, lists } = this;
    if (tab === 'all' || this.query === '') return;
    const known = lists.get(tab);
    const list = known ?? new FilteredList(() => this.createList(tab));
    // Re-inserted to order the map by last use.
    lists.delete(tab);
    lists.set(tab, list);
    for (const scope of [...lists.keys()].slice(0, -MAX_CACHED_LISTS)) lists.delete(scope);
    if (!known) void list.refresh();
  }

  /**
   * Reloads the list of the current tab without hiding it; other lists are dropped and load when their tab is opened.
   */
  private reloadScopes(...changed: SearchScope[]): void {
    for (const scope of changed) {
      if (scope === this.tab) void this.lists.get(scope)?.switch();
      else this.lists.delete(scope);
    }
  }

  private createList(scope: SearchScope): PagedList<ResultRow> {
    const { searchQuery, lineSort, listingSort, certifiedOnly, newsCategory, importantOnly } = this;
    const choice = { lineSort, listingSort, certifiedOnly, newsCategory, importantOnly };
    return new PagedList((cursor) =>
      loadResultRows(this.api, scope, { ...searchQuery, ...(cursor !== undefined && { cursor }) }, choice)
    );
  }
}
