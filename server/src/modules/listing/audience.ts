import { type RawBuilder, sql } from 'kysely';
import type { PurchaseAudience } from '@contract/purchaseFields';
import type { VerificationKind } from '@contract/user';
import type { Db, Tx } from '../../database/schema';
import { companiesOfUser, type MembershipScope, membershipScope } from '../company/company.service';
import { verificationsOf } from '../user/user.service';

/** The person that a list of purchase requests is made for; null for a visitor. */
export type Viewer = (MembershipScope & { isOfVerifiedCompany: boolean }) | null;

/** Loads the viewer of purchase requests; null for a visitor. */
export async function viewerOf(db: Db | Tx, user: { id: string } | null): Promise<Viewer> {
  if (user === null) return null;
  const [companies, verifications] = await Promise.all([companiesOfUser(db, user.id), verificationsOf(db, user.id)]);
  return viewerFrom(membershipScope(user.id, companies), verifications);
}

/** Returns the viewer whose scope and verifications were read already. */
export function viewerFrom(scope: MembershipScope, verifications: readonly VerificationKind[]): Viewer {
  return { ...scope, isOfVerifiedCompany: verifications.includes('company') };
}

interface OwnerColumns {
  owner_user_id: string | null;
  company_id: string | null;
}

interface VisibilityColumns extends OwnerColumns {
  audience: PurchaseAudience;
  invited_company_ids: readonly string[];
}

/**
 * Returns whether a listing is the person's own: posted by them, as long as they belong to its company, or posted for a
 * company that they manage. `ownedBy` is the same in SQL.
 */
export function isOwnedBy(
  { userId, companyIds, managedIds }: MembershipScope,
  { owner_user_id: ownerId, company_id: companyId }: OwnerColumns
): boolean {
  if (companyId === null) return ownerId === userId;
  return managedIds.includes(companyId) || (ownerId === userId && companyIds.includes(companyId));
}

/** `isOwnedBy` as a condition on the columns `owner_user_id` and `company_id` of a table of listings. */
export function ownedBy({ userId, companyIds, managedIds }: MembershipScope, alias?: string): RawBuilder<boolean> {
  const column = (name: keyof OwnerColumns) => sql.ref(alias === undefined ? name : `${alias}.${name}`);
  const [owner, company] = [column('owner_user_id'), column('company_id')];
  return sql<boolean>`((${owner} = ${userId} and (${company} is null or ${company} = any(${companyIds}::text[])))
    or ${company} = any(${managedIds}::text[]))`;
}

/** Returns whether the viewer may see a purchase request. `visibleTo` is the same in SQL. */
export function isVisibleTo(viewer: Viewer, request: VisibilityColumns): boolean {
  const { audience } = request;
  if (audience === 'public') return true;
  if (viewer === null) return false;
  if (isOwnedBy(viewer, request)) return true;
  if (audience === 'verifiedCompanies') return viewer.isOfVerifiedCompany;
  return viewer.companyIds.some((id) => request.invited_company_ids.includes(id));
}

/** `isVisibleTo` as a condition on rows of `purchase_request`. */
export function visibleTo(viewer: Viewer): RawBuilder<boolean> {
  if (viewer === null) return sql<boolean>`audience = 'public'`;
  const { companyIds, isOfVerifiedCompany } = viewer;
  return sql<boolean>`(audience = 'public'
    or (audience = 'verifiedCompanies' and ${isOfVerifiedCompany}::boolean)
    or (audience = 'invited' and invited_company_ids && ${companyIds}::text[])
    or ${ownedBy(viewer)})`;
}
