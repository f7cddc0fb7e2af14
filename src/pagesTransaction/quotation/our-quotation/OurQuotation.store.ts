import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { CallData, CallInput } from '@contract';
import type { Page } from '@contract/common';
import type { QuotationBrief, QuotationSide, QuotationTab } from '@contract/quotation';
import { FilteredList } from '@/lib/FilteredList';
import { PagedList } from '@/lib/PagedList';

type Counts = CallData<'GET /api/front/quotation/counts'>;
export type QuotationSort = 'updated' | 'deadline';

interface QuotationListApi {
  listQuotations(query: CallInput<'GET /api/front/quotation/list'>): Promise<Page<QuotationBrief>>;
  countQuotations(side: QuotationSide): Promise<Counts>;
}

interface Session {
  readonly isLoggedIn: boolean;
}

const allTabs: readonly QuotationTab[] = [
  'all',
  'submitted',
  'viewed',
  'shortlisted',
  'accepted',
  'rejected',
  'withdrawn',
  'expired',
  'draft'
];

/** The quotations that a person sent, and those that came in, by what has become of them. Lives as long as the page. */
export class OurQuotationStore {
  side: QuotationSide;
  tab: QuotationTab;
  sort: QuotationSort = 'updated';
  rows: FilteredList<QuotationBrief>;
  /** Of the side that is shown; null until they have come. */
  counts: Counts | null = null;
  /** When the shown rows came (epoch ms). */
  loadedAtMs = 0;

  constructor(
    private readonly api: QuotationListApi,
    private readonly session: Session,
    first: { side?: string | undefined; tab?: string | undefined } = {},
    private readonly now: () => number = Date.now
  ) {
    this.side = first.side === 'received' ? 'received' : 'sent';
    this.tab = this.tabs.find((tab) => tab === first.tab) ?? 'all';
    this.rows = this.createRows();
    makeAutoObservable<this, 'api' | 'session' | 'now'>(
      this,
      { rows: observableRef, counts: observableRef, api: false, session: false, now: false },
      { autoBind: true }
    );
  }

  /** Loads for whoever is logged in, and again for the next person. Answers the way to stop that. */
  start(): () => void {
    return reaction(
      () => this.session.isLoggedIn,
      (isLoggedIn) => {
        this.rows = this.createRows();
        this.counts = null;
        if (isLoggedIn) void this.refresh();
      },
      { fireImmediately: true }
    );
  }

  /** Others' drafts do not come in. */
  get tabs(): readonly QuotationTab[] {
    return this.side === 'sent' ? allTabs : allTabs.filter((tab) => tab !== 'draft');
  }

  get list(): PagedList<QuotationBrief> {
    return this.rows.shown;
  }

  /** Never rejects: a failure is in `list.error`. */
  async refresh(): Promise<void> {
    await Promise.all([this.rows.refresh(), this.recount()]);
  }

  showSide(side: QuotationSide): void {
    if (side === this.side) return;
    this.side = side;
    this.counts = null;
    if (!this.tabs.includes(this.tab)) this.tab = 'all';
    void this.rows.restart();
    void this.recount();
  }

  showTab(tab: QuotationTab): void {
    if (tab === this.tab) return;
    this.tab = tab;
    void this.rows.switch();
  }

  setSort(sort: QuotationSort): void {
    if (sort === this.sort) return;
    this.sort = sort;
    void this.rows.switch();
  }

  /** The numbers are decoration: without them the list works. */
  private async recount(): Promise<void> {
    const { side } = this;
    try {
      const counts = await this.api.countQuotations(side);
      runInAction(() => {
        if (side === this.side) this.counts = counts;
      });
    } catch (error) {
      console.warn('quotations were not counted', error);
    }
  }

  private createRows(): FilteredList<QuotationBrief> {
    return new FilteredList(() => {
      const { side, tab, sort } = this;
      return new PagedList(async (cursor) => {
        const window = await this.api.listQuotations({ side, tab, sort, ...(cursor !== undefined && { cursor }) });
        runInAction(() => {
          this.loadedAtMs = this.now();
        });
        return window;
      });
    });
  }
}
