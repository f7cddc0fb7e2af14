import type { VerificationKind } from '@contract/user';
import { VerifiedBadge } from '@/ui/Badge';

/** What weighs most in the trade stands first. */
const priority: readonly VerificationKind[] = ['company', 'park', 'person'];

/** The weightiest way in which somebody is verified; nothing for who is not, never an empty badge. `isBare`: its sign alone. */
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
