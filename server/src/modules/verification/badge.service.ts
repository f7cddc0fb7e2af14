import type { Tx } from '../../database/schema';
import { alignListingsOfPerson, showBadgeInListings } from '../listing/party.service';
import { deleteBadge, findOwnedNames, findOwnerBadges, insertBadge } from './badge.repository';
import type { VerificationRow } from './verification.repository';

/**
 * Puts the badge of a person or a park where it belongs, or takes it away everywhere: from the person, and from what
 * the companies that they own have listed. A company's badge is worn by its team: see company.service.
 */
export async function saveBadge(tx: Tx, row: VerificationRow, isVerified: boolean, nowMs: number): Promise<void> {
  const { user_id: userId, kind } = row;
  if (isVerified) await insertBadge(tx, userId, kind, nowMs);
  else await deleteBadge(tx, userId, kind);
  await alignListingsOfPerson(tx, userId);
  for (const name of await findOwnedNames(tx, userId)) await showBadgeInListings(tx, { name, kind, isVerified }, nowMs);
}

/** Shows in the listings of a company what its owner is verified as: after somebody else has become the owner. */
export async function showOwnerBadges(tx: Tx, companyId: string, nowMs: number): Promise<void> {
  const { name, kinds } = await findOwnerBadges(tx, companyId);
  for (const kind of ['person', 'park'] as const) {
    await showBadgeInListings(tx, { name, kind, isVerified: kinds.includes(kind) }, nowMs);
  }
}
