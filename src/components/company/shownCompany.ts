import type { Page } from '@contract/common';
import type { CompanyInfo } from '@contract/company';
import type { SupplyBrief } from '@contract/listing';
import { PagedList } from '@/request/PagedList';
import { Resource } from '@/request/Resource';

/** A company as its viewer sees it, with the supplies on offer. */
export interface ShownCompany {
  company: CompanyInfo;
  supplies: PagedList<SupplyBrief>;
}

export interface CompanyApi {
  getCompany(id?: string): Promise<CompanyInfo>;
  listCompanySupplies(query: { id: string; cursor?: string; limit?: number }): Promise<Page<SupplyBrief>>;
}

/** Maximum number of supplies per call. */
const MAX_LIMIT = 50;

/**
 * Returns the resource of a company with its supplies; without an id, of the user's current company. A reload returns
 * all supplies that are shown, to keep the scroll position.
 */
export function companyResource(api: CompanyApi, id?: string, audience?: 'everyone'): Resource<ShownCompany> {
  const resource: Resource<ShownCompany> = new Resource<ShownCompany>(
    () => fetchShownCompany(api, id, resource.value?.supplies.items.length),
    { missingCodes: ['NOT_FOUND'], ...(audience && { audience }) }
  );
  return resource;
}

/** @throws ApiError NOT_FOUND for an unknown company, and without an id for a user without one */
async function fetchShownCompany(api: CompanyApi, companyId: string | undefined, shown = 0): Promise<ShownCompany> {
  const company = await api.getCompany(companyId);
  const { id } = company;
  const first = shown > 0 ? { id, limit: Math.min(MAX_LIMIT, shown) } : { id };
  const supplies = new PagedList<SupplyBrief>((cursor) =>
    api.listCompanySupplies(cursor === undefined ? first : { id, cursor })
  );
  await supplies.refresh();
  if (supplies.error !== undefined) throw supplies.error as Error;
  return { company, supplies };
}

/** Returns whether the viewer may edit the company. */
export const canEditCompany = ({ myRole }: CompanyInfo): boolean => myRole === 'owner' || myRole === 'admin';

/** Returns whether the view of the company begins with a picture: one of its own, or a drawing of its first variety. */
export const hasCover = ({ coverUrls, varieties }: CompanyInfo): boolean =>
  coverUrls.length > 0 || varieties.length > 0;
