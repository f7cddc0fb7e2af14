import { makeAutoObservable, observable, reaction, runInAction } from 'mobx';
import type { ExhibitorBrief, ExhibitorCategoryCount, ExhibitorQuery, ExhibitorWindow } from '@contract/exhibitor';
import { FilteredList } from '@/request/FilteredList';
import { PagedList } from '@/request/PagedList';
import { Resource } from '@/request/Resource';
import { currentToken } from '@/request/session';

export interface MerchantApi {
  getExhibitorCategories(): Promise<ExhibitorCategoryCount[]>;
  listExhibitors(query: ExhibitorQuery): Promise<ExhibitorWindow>;
  favouriteExhibitor(id: string, isFavourite: boolean): Promise<unknown>;
  markExhibitorSeen(id: string, isSeen: boolean): Promise<unknown>;
}
interface Session {
  readonly isLoggedIn: boolean;
}

/** An exhibitor with the letter above it; empty when the one before has the same. */
export type ExhibitorRow = ExhibitorBrief & { heading: string };
export type CategoryId = NonNullable<ExhibitorQuery['categoryId']>;
export type Mark = 'isFavourite' | 'isSeen';

const FIRST_PAGE_SIZE = 12;
const PAGE_SIZE = 50;
const SEARCH_DELAY_MS = 300;

/** The exhibitors of the current expo with their filters and the viewer's marks. */
export class MerchantStore {
  searchText = '';
  categoryId: CategoryId | undefined;
  hall: number | undefined = undefined;
  favouritesOnly = false;
  total = 0;
  initials: ExhibitorWindow['initials'] = [];
  /** Numbers of the halls that can be chosen. */
  halls: readonly number[] = [];
  readonly categories: Resource<ExhibitorCategoryCount[]>;
  readonly filtered: FilteredList<ExhibitorRow>;
  /** Marks that were changed since the rows were loaded, by viewer and exhibitor. */
  private readonly changedMarks = observable.map<string, Partial<Record<Mark, boolean>>>();
  /** Number of loads from the beginning. */
  private loads = 0;

  constructor(
    private readonly api: MerchantApi,
    private readonly session: Session,
    categoryId?: CategoryId
  ) {
    this.categoryId = categoryId;
    this.categories = new Resource(() => api.getExhibitorCategories(), { audience: 'everyone' });
    makeAutoObservable<this, 'api' | 'session' | 'changedMarks' | 'loads'>(
      this,
      { api: false, session: false, changedMarks: false, loads: false, categories: false, filtered: false },
      { autoBind: true }
    );
    this.filtered = new FilteredList(() => this.createList());
  }

  /** Loads the page, and loads it again for another viewer. Returns what ends that. */
  start(): () => void {
    void this.refresh();
    const stopSession = reaction(
      () => this.session.isLoggedIn,
      (isLoggedIn) => {
        if (!isLoggedIn) this.favouritesOnly = false;
        void this.filtered.switch();
      }
    );
    const stopSearch = reaction(
      () => this.searchText.trim(),
      () => void this.filtered.switch(),
      { delay: SEARCH_DELAY_MS }
    );
    return () => {
      stopSession();
      stopSearch();
    };
  }

  get list(): PagedList<ExhibitorRow> {
    return this.filtered.shown;
  }

  /** Counts of the categories; null until the first list has arrived, with which the mini-program draws them at once. */
  get categoryCounts(): ExhibitorCategoryCount[] | null {
    return this.list.status === 'loading' ? null : this.categories.value;
  }

  get letters(): string[] {
    return this.initials.map(({ initial }) => initial);
  }

  get isFiltered(): boolean {
    return (
      this.searchText.trim() !== '' || this.categoryId !== undefined || this.hall !== undefined || this.favouritesOnly
    );
  }

  /** Never rejects: failures are in the resources. */
  async refresh(): Promise<void> {
    await Promise.all([this.categories.load(), this.filtered.refresh()]);
  }

  setSearchText(text: string): void {
    this.searchText = text;
  }

  selectCategory(id: CategoryId | undefined): void {
    this.categoryId = id;
    void this.filtered.switch();
  }

  selectHall(hall: number | undefined): void {
    this.hall = hall;
    void this.filtered.switch();
  }

  showFavourites(isOn: boolean): void {
    this.favouritesOnly = isOn;
    void this.filtered.switch();
  }

  clearFilters(): void {
    this.searchText = '';
    this.categoryId = undefined;
    this.hall = undefined;
    this.favouritesOnly = false;
    void this.filtered.switch();
  }

  /** Returns whether the viewer has set a mark of an exhibitor. */
  hasMark(exhibitor: ExhibitorBrief, mark: Mark): boolean {
    return this.changedMarks.get(markKey(exhibitor.id))?.[mark] ?? exhibitor[mark];
  }

  /**
   * Sets or removes a mark, shown at once.
   * @throws ApiError of the call; the mark is as before then
   */
  async toggleMark(exhibitor: ExhibitorBrief, mark: Mark): Promise<void> {
    const isOn = !this.hasMark(exhibitor, mark);
    const key = markKey(exhibitor.id);
    this.changeMark(key, mark, isOn);
    try {
      if (mark === 'isFavourite') await this.api.favouriteExhibitor(exhibitor.id, isOn);
      else await this.api.markExhibitorSeen(exhibitor.id, isOn);
    } catch (error) {
      runInAction(() => this.changeMark(key, mark, !isOn));
      throw error;
    }
  }

  /** Loads the list up to a letter. Returns the index of its first row; undefined when it has none. */
  async loadRowOfLetter(letter: string): Promise<number | undefined> {
    const { list } = this;
    const find = () => list.items.findIndex(({ initial }) => initial === letter);
    while (find() < 0 && list.hasMore && list.error === undefined) await list.loadMore();
    const row = find();
    return row < 0 ? undefined : row;
  }

  private changeMark(key: string, mark: Mark, isOn: boolean): void {
    this.changedMarks.set(key, { ...this.changedMarks.get(key), [mark]: isOn });
  }

  private createList(): PagedList<ExhibitorRow> {
    const query = this.query;
    let letter = '';
    return new PagedList(async (cursor) => {
      const limit = cursor === undefined ? FIRST_PAGE_SIZE : PAGE_SIZE;
      const isShown = this.beginLoad(cursor);
      const page = await this.api.listExhibitors({ ...query, limit, ...(cursor !== undefined && { cursor }) });
      if (cursor === undefined) letter = '';
      const items = page.items.map((item) => {
        const heading = item.initial === letter ? '' : item.initial;
        letter = item.initial;
        return { ...item, heading };
      });
      runInAction(() => {
        if (!isShown()) return;
        this.total = page.total;
        this.initials = page.initials;
        this.halls = page.halls;
      });
      return { items, nextCursor: page.nextCursor };
    });
  }

  /** Returns what says whether total, letters and halls of the answer are shown: those of the last load from the beginning. */
  private beginLoad(cursor: string | undefined): () => boolean {
    if (cursor !== undefined) return () => false;
    const load = (this.loads += 1);
    const token = currentToken();
    return () => load === this.loads && token === currentToken();
  }

  private get query(): ExhibitorQuery {
    const q = this.searchText.trim();
    return {
      ...(q !== '' && { q }),
      ...(this.categoryId !== undefined && { categoryId: this.categoryId }),
      ...(this.hall !== undefined && { hall: this.hall }),
      ...(this.favouritesOnly && { favouritesOnly: true })
    };
  }
}

/** Marks of one viewer are not shown to the next. */
const markKey = (id: string) => `${currentToken()} ${id}`;
