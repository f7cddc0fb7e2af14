import { makeAutoObservable } from 'mobx';
import type { CallData, CallInput } from '@contract';
import type { Page } from '@contract/common';
import type { QuotationBrief, QuotationSide, QuotationTab } from '@contract/quotationList';
import { MyListStore, type WindowQuery } from '@/request/MyList.store';

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

/** Quotations that the user has sent or received, by status tab. Lives as long as the page. */
export class OurQuotationStore {
  side: QuotationSide;
  tab: QuotationTab;
  sort: QuotationSort = 'updated';
  /** The counts are those of the shown side. */
  readonly myList: MyListStore<QuotationBrief, Counts>;

  constructor(
    api: QuotationListApi,
    session: Session,
    first: { side?: string | undefined; tab?: string | undefined } = {}
  ) {
    this.side = first.side === 'received' ? 'received' : 'sent';
    this.tab = this.tabs.find((tab) => tab === first.tab) ?? 'all';
    const choose = () => {
      const { side, tab, sort } = this;
      return (window: WindowQuery) => api.listQuotations({ side, tab, sort, ...window });
    };
    this.myList = new MyListStore({ createLoader: choose, loadCounts: () => api.countQuotations(this.side) }, session);
    makeAutoObservable(this, { myList: false }, { autoBind: true });
  }

  /**
   * Loads the list for the logged-in user and reloads it when the user changes.
   * @returns the function that stops the reloading
   */
  start(): () => void {
    return this.myList.start();
  }

  /** Tabs of the shown side; received quotations have no drafts tab. */
  get tabs(): readonly QuotationTab[] {
    return this.side === 'sent' ? allTabs : allTabs.filter((tab) => tab !== 'draft');
  }

  selectSide(side: QuotationSide): void {
    if (side === this.side) return;
    this.side = side;
    if (!this.tabs.includes(this.tab)) this.tab = 'all';
    void this.myList.restart();
  }

  selectTab(tab: QuotationTab): void {
    if (tab === this.tab) return;
    this.tab = tab;
    void this.myList.switch();
  }

  setSort(sort: QuotationSort): void {
    if (sort === this.sort) return;
    this.sort = sort;
    void this.myList.switch();
  }
}
