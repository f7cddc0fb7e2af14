import type { VerificationKind } from '@contract/user';
import type { Db, Tx } from '../../database/schema';
import { companiesOfUser, membershipScope, type MembershipScope } from '../company/company.service';
import { verificationsOf } from '../user/user.service';
import type { Viewer } from './audience';

/** As whom somebody reads purchase requests; null for a visitor. */
export async function viewerOf(db: Db | Tx, user: { id: string } | null): Promise<Viewer> {
  if (user === null) return null;
  const [companies, verifications] = await Promise.all([companiesOfUser(db, user.id), verificationsOf(db, user.id)]);
  return viewerFrom(membershipScope(user.id, companies), verifications);
}

/** The same, for who knows these of the reader already. */
export function viewerFrom(scope: MembershipScope, verifications: readonly VerificationKind[]): Viewer {
  return { ...scope, isOfVerifiedCompany: verifications.includes('company') };
}
