import type { Page } from '@contract/common';
import type { CompanyInfo } from '@contract/company';
import type { SupplyBrief } from '@contract/listing';

/** A company as its viewer sees it, with the supplies on offer. */
export interface ShownCompany {
  company: CompanyInfo;
  supplies: readonly SupplyBrief[];
}

export interface CompanyApi {
  getCompany(id?: string): Promise<CompanyInfo>;
  listCompanySupplies(id: string): Promise<Page<SupplyBrief>>;
}

/**
 * Loads a company with its supplies; without an id, the user's current company.
 * @throws ApiError NOT_FOUND for an unknown company, and without an id for a user without one
 */
export async function fetchShownCompany(api: CompanyApi, id?: string): Promise<ShownCompany> {
  const company = await api.getCompany(id);
  const { items } = await api.listCompanySupplies(company.id);
  return { company, supplies: items };
}

/** Returns whether the viewer may edit the company. */
export const canEditCompany = ({ myRole }: CompanyInfo): boolean => myRole === 'owner' || myRole === 'admin';

/** Returns whether the view of the company begins with a picture: one of its own, or a drawing of its first variety. */
export const hasCover = ({ coverUrls, varieties }: CompanyInfo): boolean =>
  coverUrls.length > 0 || varieties.length > 0;
