import type { VerificationKind } from '@contract/user';
import type { VerificationState } from '@contract/verification';

/** The form of each kind. */
export const formRoutes = {
  person: 'attestation.personal',
  company: 'attestation.corporate',
  park: 'attestation.park'
} as const satisfies Record<VerificationKind, string>;

/** Where the course and the result of each kind are shown. */
export const resultRoutes = {
  person: 'attestation.personalResult',
  company: 'attestation.corporateResult',
  park: 'attestation.parkResult'
} as const satisfies Record<VerificationKind, string>;

/** How a state looks: a badge of this tone. */
export const tones: Record<VerificationState, 'ok' | 'warn' | 'red' | 'grey' | 'info'> = {
  none: 'grey',
  pending: 'info',
  approved: 'ok',
  rejected: 'red',
  needMore: 'warn',
  expiring: 'warn',
  expired: 'red',
  changing: 'info',
  revoked: 'red'
};
