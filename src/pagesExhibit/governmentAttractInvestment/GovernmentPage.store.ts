import { makeAutoObservable } from 'mobx';
import type { Page } from '@contract/common';
import type { BusinessAttraction, InvestmentLead } from '@contract/investment';
import { PagedList } from '@/request/PagedList';
import { Resource } from '@/request/Resource';

interface GovernmentApi {
  getBusinessAttraction(): Promise<BusinessAttraction | null>;
  getLeads(cursor?: string): Promise<Page<InvestmentLead>>;
}

export const governmentTabs = ['region', 'policies', 'projects', 'leads'] as const;
type GovernmentTab = (typeof governmentTabs)[number];

interface ShownRegion {
  /** Null where no government has a page. */
  region: BusinessAttraction | null;
}

/** The government page of a region, and the user's leads. Lives as long as the page. */
export class GovernmentPageStore {
  readonly shown: Resource<ShownRegion>;
  readonly leads: PagedList<InvestmentLead>;
  tab: GovernmentTab;

  constructor(api: GovernmentApi, tab?: string) {
    this.tab = governmentTabs.find((name) => name === tab) ?? 'region';
    this.shown = new Resource(async () => ({ region: await api.getBusinessAttraction() }), { audience: 'everyone' });
    this.leads = new PagedList((cursor) => api.getLeads(cursor));
    makeAutoObservable(this, { shown: false, leads: false }, { autoBind: true });
  }

  get region(): BusinessAttraction | null {
    return this.shown.value?.region ?? null;
  }

  get status() {
    const { status } = this.shown;
    return status === 'ready' && this.region === null ? 'empty' : status;
  }

  setTab(tab: GovernmentTab): void {
    this.tab = tab;
  }

  /** Never rejects: a failure is in `shown.error`. */
  load(): Promise<boolean> {
    return this.shown.load();
  }
}
