import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { HolderFilter, HolderQuery, HolderSummary, HolderTab, HolderWindow } from '@contract/holder';
import { Resource } from '@/request/Resource';
import { type DuplicatesApi, DuplicatesStore } from './Duplicates.store';
import { type EntryApi, EntryStore } from './Entry.store';
import { type GroupsApi, GroupsStore } from './Groups.store';
import { HolderListStore } from './HolderList.store';
import type { PersonDraft } from './personForm';
import { type RemovalApi, RemovalStore } from './Removal.store';
import { type RequestsApi, RequestsStore } from './Requests.store';
import { type SelectionApi, SelectionStore } from './Selection.store';

export interface HolderApi extends RequestsApi, SelectionApi, DuplicatesApi, EntryApi, GroupsApi, RemovalApi {
  getHolderSummary(): Promise<HolderSummary>;
  getHolderWindow(query: HolderQuery): Promise<HolderWindow>;
}

interface Session {
  readonly token: string;
  /** Reloads the user, whose number of waiting requests is on the bottom bar. Never rejects. */
  load(): Promise<void>;
}

/** Tabs of the panel, in their order: people, and the requests that wait. */
export const panelTabs = ['all', 'exchanged', 'requests', 'starred', 'expo'] as const satisfies (
  HolderTab | 'requests'
)[];
export type PanelTab = (typeof panelTabs)[number];

/** Typing pause after which a search begins, in ms. */
export const TYPING_PAUSE_MS = 300;

/** Group or tag that narrows the list down, besides tab and search. */
interface GroupFilter {
  groupId?: string;
  tag?: string;
}

/**
 * The card holder of the user: counts, the list with its filters, and the stores of what opens over it. Lives as long as
 * the panel.
 */
export class HolderStore {
  tab: PanelTab;
  searchText = '';
  groupFilter: GroupFilter = {};
  /** Whether the first load has ended: its parts are shown together, which the mini-program sends at once. */
  isSettled = false;
  /** The form of a person; undefined while none is open. */
  draft: PersonDraft | undefined = undefined;
  /** Number of forms that were opened. */
  draftCount = 0;
  readonly list: HolderListStore;
  readonly requests: RequestsStore;
  readonly removal: RemovalStore;
  readonly selection: SelectionStore;
  readonly entry: EntryStore;
  readonly groups: GroupsStore;
  readonly duplicates: DuplicatesStore;
  private readonly summaryResource: Resource<HolderSummary>;
  private timer: ReturnType<typeof setTimeout> | undefined = undefined;

  constructor(
    api: HolderApi,
    private readonly session: Session,
    /** Tab that is shown first; another user begins with all people. */
    private firstTab: PanelTab = 'all'
  ) {
    this.tab = firstTab;
    const handleChange = () => this.handleChange();
    this.summaryResource = new Resource(() => api.getHolderSummary(), { missingCodes: [] });
    this.list = new HolderListStore((query) => api.getHolderWindow(query));
    this.requests = new RequestsStore(api, () => this.handleAnswer());
    this.removal = new RemovalStore(api, handleChange);
    this.selection = new SelectionStore(api, { list: this.list, removal: this.removal, onChange: handleChange });
    this.entry = new EntryStore(api, { list: this.list, onChange: handleChange });
    this.groups = new GroupsStore(api, handleChange);
    this.duplicates = new DuplicatesStore(api, handleChange);
    makeAutoObservable<this, 'session' | 'summaryResource' | 'timer' | 'firstTab'>(
      this,
      {
        groupFilter: observableRef,
        draft: observableRef,
        list: false,
        requests: false,
        removal: false,
        selection: false,
        entry: false,
        groups: false,
        duplicates: false,
        session: false,
        summaryResource: false,
        timer: false,
        firstTab: false
      },
      { autoBind: true }
    );
  }

  /**
   * Loads for the logged-in user, and starts again when the user changes.
   * @returns a function that stops this
   */
  start(): () => void {
    const stop = reaction(
      () => this.session.token,
      (token) => {
        this.clear();
        if (token !== '') void this.refresh();
      },
      { fireImmediately: true }
    );
    return () => {
      stop();
      clearTimeout(this.timer);
    };
  }

  /** Null until loaded; the list works without it. */
  get summary(): HolderSummary | null {
    return this.isSettled ? this.summaryResource.value : null;
  }

  /** The chosen group; undefined for none, and until the groups are loaded. */
  get group(): HolderSummary['groups'][number] | undefined {
    return this.summary?.groups.find(({ id }) => id === this.groupFilter.groupId);
  }

  get isFiltered(): boolean {
    const { q, groupId, tag } = this.filter;
    return [q, groupId, tag].some((part) => part !== undefined);
  }

  /** The people that the list shows, or will show once they have arrived. */
  get filter(): HolderFilter {
    const q = this.searchText.trim();
    return { tab: this.tab === 'requests' ? 'all' : this.tab, ...(q !== '' && { q }), ...this.groupFilter };
  }

  /** Reloads everything. Never rejects: failures are in `list` and `requests.list`. */
  async refresh(): Promise<void> {
    const { token } = this.session;
    await Promise.all([this.loadSummary(), this.list.refresh(), this.requests.refresh()]);
    runInAction(() => {
      if (token === this.session.token) this.isSettled = true;
    });
  }

  selectTab(tab: PanelTab): void {
    if (tab === this.tab) return;
    const before = this.filter;
    this.tab = tab;
    this.selection.stop();
    if (tab !== 'requests') this.requests.selectBox('incoming');
    if (this.filter.tab !== before.tab) this.applyFilter();
  }

  /** Sets the text on every keystroke; searches once typing pauses. */
  setSearchText(text: string): void {
    this.searchText = text;
    this.leaveRequests();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.applyFilter(), TYPING_PAUSE_MS);
  }

  setGroupFilter(filter: GroupFilter): void {
    this.groupFilter = filter;
    this.leaveRequests();
    this.applyFilter();
  }

  clearFilter(): void {
    this.searchText = '';
    this.setGroupFilter({});
  }

  openDraft(draft: PersonDraft): void {
    this.draft = draft;
    this.draftCount += 1;
  }

  closeDraft(): void {
    this.draft = undefined;
  }

  /** Reloads what a change of people or groups concerns. Never rejects. */
  async handleChange(): Promise<void> {
    await Promise.all([this.loadSummary(), this.list.refresh()]);
  }

  private async handleAnswer(): Promise<void> {
    await Promise.all([this.loadSummary(), this.session.load()]);
  }

  private async loadSummary(): Promise<void> {
    await this.summaryResource.load();
    const { error } = this.summaryResource;
    if (error !== undefined) console.warn('the counts of the card holder were not loaded', error);
    runInAction(() => {
      // A group that was removed has no people to show.
      const { groupId } = this.groupFilter;
      const groups = this.summaryResource.value?.groups;
      if (groups && groupId !== undefined && !groups.some(({ id }) => id === groupId)) this.setGroupFilter({});
    });
  }

  /** Search and groups are about people. */
  private leaveRequests(): void {
    if (this.tab === 'requests') this.selectTab('all');
  }

  private applyFilter(): void {
    clearTimeout(this.timer);
    this.selection.stop();
    void this.list.setFilter(this.filter);
  }

  /** Removes everything of the previous user. */
  private clear(): void {
    clearTimeout(this.timer);
    this.tab = this.firstTab;
    this.firstTab = 'all';
    this.searchText = '';
    this.groupFilter = {};
    this.isSettled = false;
    this.draft = undefined;
    this.summaryResource.clear();
    this.list.clear();
    this.requests.clear();
    this.removal.clear();
    this.selection.stop();
    this.entry.close();
    this.groups.clear();
    this.duplicates.clear();
  }
}
