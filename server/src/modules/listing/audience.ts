import { sql, type RawBuilder } from 'kysely';
import type { PurchaseAudience } from '@contract/purchaseFields';
import type { MembershipScope } from '../company/company.service';

/** For whose eyes purchase requests are; null for a visitor. */
export type Viewer = (MembershipScope & { isOfVerifiedCompany: boolean }) | null;

interface VisibilityColumns {
  owner_user_id: string | null;
  company_id: string | null;
  audience: PurchaseAudience;
  invited_company_ids: readonly string[];
}

/** Whether a request is for these eyes; its own people see it in any case. `visibleTo` says the same to the database. */
export function isVisibleTo(viewer: Viewer, request: VisibilityColumns): boolean {
  const { audience, company_id: companyId } = request;
  if (audience === 'public') return true;
  if (viewer === null) return false;
  const isAuthor =
    request.owner_user_id === viewer.userId && (companyId === null || viewer.companyIds.includes(companyId));
  if (isAuthor || (companyId !== null && viewer.managedIds.includes(companyId))) return true;
  if (audience === 'verifiedCompanies') return viewer.isOfVerifiedCompany;
  return viewer.companyIds.some((id) => request.invited_company_ids.includes(id));
}

/** The same as a condition on rows of `purchase_request`. */
export function visibleTo(viewer: Viewer): RawBuilder<boolean> {
  if (viewer === null) return sql<boolean>`audience = 'public'`;
  const { userId, companyIds, managedIds, isOfVerifiedCompany } = viewer;
  return sql<boolean>`(audience = 'public'
    or (audience = 'verifiedCompanies' and ${isOfVerifiedCompany}::boolean)
    or (audience = 'invited' and invited_company_ids && ${companyIds}::text[])
    or (owner_user_id = ${userId} and (company_id is null or company_id = any(${companyIds}::text[])))
    or company_id = any(${managedIds}::text[]))`;
}
