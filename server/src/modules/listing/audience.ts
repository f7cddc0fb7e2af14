import { sql, type RawBuilder } from 'kysely';
import type { PurchaseAudience } from '@contract/purchaseFields';
import type { Reach } from '../company/company.service';

/** For whose eyes purchase requests are; null for a visitor. */
export type Eyes = (Reach & { isOfVerifiedCompany: boolean }) | null;

interface Shown {
  owner_user_id: string | null;
  company_id: string | null;
  audience: PurchaseAudience;
  invited_company_ids: readonly string[];
}

/** Whether a request is for these eyes; its own people see it in any case. `forEyes` says the same to the database. */
export function isForEyes(eyes: Eyes, request: Shown): boolean {
  const { audience, company_id: companyId } = request;
  if (audience === 'public') return true;
  if (eyes === null) return false;
  const isTheirs = request.owner_user_id === eyes.userId && (companyId === null || eyes.companyIds.includes(companyId));
  if (isTheirs || (companyId !== null && eyes.managedIds.includes(companyId))) return true;
  if (audience === 'verifiedCompanies') return eyes.isOfVerifiedCompany;
  return eyes.companyIds.some((id) => request.invited_company_ids.includes(id));
}

/** The same as a condition on rows of `purchase_request`. */
export function forEyes(eyes: Eyes): RawBuilder<boolean> {
  if (eyes === null) return sql<boolean>`audience = 'public'`;
  const { userId, companyIds, managedIds, isOfVerifiedCompany } = eyes;
  return sql<boolean>`(audience = 'public'
    or (audience = 'verifiedCompanies' and ${isOfVerifiedCompany}::boolean)
    or (audience = 'invited' and invited_company_ids && ${companyIds}::text[])
    or (owner_user_id = ${userId} and (company_id is null or company_id = any(${companyIds}::text[])))
    or company_id = any(${managedIds}::text[]))`;
}
