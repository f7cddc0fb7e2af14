import { makeAutoObservable } from 'mobx';
import type { LineFilter } from '@contract/priceLine';
import type { LineFacets } from '@contract/priceList';
import { Resource } from '@/request/Resource';

interface FacetsApi {
  getLineFacets(filter: LineFilter): Promise<LineFacets>;
}

interface LoadedFacets {
  filter: LineFilter;
  facets: LineFacets;
}

interface FacetsQuery {
  filter: LineFilter;
  /** The lines to wait for, to render the list, its letters and its count once. */
  lines: Promise<unknown>;
}

/** Facets of a filtered price list, which works without them. Lives as long as the store that owns it. */
export class ListFacetsStore {
  private readonly resource: Resource<LoadedFacets, FacetsQuery>;

  constructor(private readonly api: FacetsApi) {
    this.resource = new Resource((query) => this.fetchFacets(query), { missingCodes: [] });
    makeAutoObservable<this, 'api' | 'resource'>(this, { api: false, resource: false }, { autoBind: true });
  }

  /**
   * Facets loaded last; null before. They stay while those of another filter load or when these fail, because markets and
   * origins are then still of use.
   */
  get loaded(): LineFacets | null {
    return this.resource.value?.facets ?? null;
  }

  /** Returns whether the facets are those of the filter. */
  isOf(filter: LineFilter): boolean {
    return JSON.stringify(this.resource.value?.filter) === JSON.stringify(filter);
  }

  /** Drops facets that are still loading. */
  cancel(): void {
    this.resource.cancel();
  }

  /**
   * Loads the facets of a filter. Never rejects: a failure is only logged.
   * @returns whether the facets are the ones of this load
   */
  async load(query: FacetsQuery): Promise<boolean> {
    const isLatest = await this.resource.load(query);
    const { error } = this.resource;
    if (error !== undefined) console.warn('the letters of the list were not loaded', error);
    return isLatest;
  }

  private async fetchFacets({ filter, lines }: FacetsQuery): Promise<LoadedFacets> {
    const [facets] = await Promise.all([this.api.getLineFacets(filter), lines.catch(() => undefined)]);
    return { filter, facets };
  }
}
