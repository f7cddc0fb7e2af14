import type { VerificationKind } from '@contract/user';
import { VerifiedBadge } from '@/ui/Badge';

/** Kinds of verification, most significant first. */
const priority: readonly VerificationKind[] = ['company', 'park', 'person'];

/**
 * Badge of the party's most significant verification. Renders nothing when unverified. `isBare` shows the icon alone.
 */
export function PartyBadge({
  verifications,
  isBare
}: {
  verifications: readonly VerificationKind[];
  isBare?: boolean;
}) {
  const kind = priority.find((candidate) => verifications.includes(candidate));
  return kind ? <VerifiedBadge kind={kind} isBare={isBare} /> : null;
}
