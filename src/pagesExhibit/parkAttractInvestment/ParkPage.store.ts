import { makeAutoObservable } from 'mobx';
import type { Page } from '@contract/common';
import type { InvestmentLead } from '@contract/investment';
import type { Park, ParkIndustry, PlotKind } from '@contract/park';
import { PagedList } from '@/request/PagedList';
import { Resource } from '@/request/Resource';
import { plotsLeft } from './plotsLeft';

interface ParkApi {
  getParks(): Promise<{ parks: Park[] }>;
  getLeads(cursor?: string): Promise<Page<InvestmentLead>>;
}

export const parkTabs = ['parks', 'leads'] as const;
type ParkTab = (typeof parkTabs)[number];

/** Parts of an opened park. */
export const parkParts = ['overview', 'plots', 'brochure'] as const;
type ParkPart = (typeof parkParts)[number];

/** Number of parks that are compared at most: as many columns fit on a small phone. */
export const MAX_COMPARED = 3;
export const MIN_COMPARED = 2;

/** Parks that seek companies, the ones to compare, and the user's leads. Lives as long as the page. */
export class ParkPageStore {
  readonly shown: Resource<{ parks: Park[] }>;
  readonly leads: PagedList<InvestmentLead>;
  tab: ParkTab;
  industry: ParkIndustry | undefined = undefined;
  kind: PlotKind | undefined = undefined;
  /** Park of the sheet, which keeps it while it closes. */
  openedId: string | undefined;
  isOpen: boolean;
  part: ParkPart = 'overview';
  /** Number of the plot that is marked on the plan of the opened park. */
  plotNo: string | undefined = undefined;
  comparedIds: readonly string[] = [];
  isComparing = false;

  constructor(api: ParkApi, { tab, id }: { tab?: string; id?: string } = {}) {
    this.tab = parkTabs.find((name) => name === tab) ?? 'parks';
    this.openedId = id;
    this.isOpen = id !== undefined;
    this.shown = new Resource(() => api.getParks(), { audience: 'everyone' });
    this.leads = new PagedList((cursor) => api.getLeads(cursor));
    makeAutoObservable(this, { shown: false, leads: false }, { autoBind: true });
  }

  get parks(): readonly Park[] {
    return this.shown.value?.parks ?? [];
  }

  get status() {
    const { status } = this.shown;
    return status === 'ready' && this.parks.length === 0 ? 'empty' : status;
  }

  /** Industries of the parks. */
  get industries(): ParkIndustry[] {
    return [...new Set(this.parks.flatMap(({ industries }) => industries))];
  }

  /** Kinds of plots that are left somewhere. */
  get kinds(): PlotKind[] {
    return [...new Set(this.parks.flatMap((park) => plotsLeft(park).map(({ kind }) => kind)))];
  }

  /** Parks of the chosen industry that have a plot of the chosen kind left. */
  get found(): Park[] {
    const { industry, kind } = this;
    return this.parks.filter(
      (park) =>
        (industry === undefined || park.industries.includes(industry)) &&
        (kind === undefined || plotsLeft(park, kind).length > 0)
    );
  }

  get opened(): Park | undefined {
    return this.parks.find(({ id }) => id === this.openedId);
  }

  /** Parks to compare that are still published, in the order in which they were chosen. */
  get compared(): Park[] {
    return this.comparedIds.flatMap((id) => this.parks.find((park) => park.id === id) ?? []);
  }

  setTab(tab: ParkTab): void {
    this.tab = tab;
  }

  selectIndustry(industry: ParkIndustry | undefined): void {
    this.industry = industry;
  }

  selectKind(kind: PlotKind | undefined): void {
    this.kind = kind;
  }

  showAll(): void {
    this.industry = undefined;
    this.kind = undefined;
  }

  open(id: string): void {
    this.openedId = id;
    this.isOpen = true;
    this.part = 'overview';
    this.plotNo = undefined;
  }

  close(): void {
    this.isOpen = false;
  }

  showPart(part: ParkPart): void {
    this.part = part;
  }

  selectPlot(no: string): void {
    this.plotNo = this.plotNo === no ? undefined : no;
  }

  isCompared(id: string): boolean {
    return this.compared.some((park) => park.id === id);
  }

  /** Chooses a park for the comparison, or takes it out. Returns false when as many as fit are chosen. */
  toggleCompared(id: string): boolean {
    const ids = this.compared.map((park) => park.id);
    if (ids.includes(id)) this.comparedIds = ids.filter((other) => other !== id);
    else if (ids.length === MAX_COMPARED) return false;
    else this.comparedIds = [...ids, id];
    if (this.comparedIds.length < MIN_COMPARED) this.isComparing = false;
    return true;
  }

  setComparing(isComparing: boolean): void {
    this.isComparing = isComparing;
  }

  /** Never rejects: a failure is in `shown.error`. */
  load(): Promise<boolean> {
    return this.shown.load();
  }
}
