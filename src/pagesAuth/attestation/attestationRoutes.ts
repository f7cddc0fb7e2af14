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
export type ResultRoute = (typeof resultRoutes)[VerificationKind];

/** How a state looks: a badge of this tone. */
export const statusTones: Record<VerificationState, 'ok' | 'warn' | 'red' | 'grey' | 'info'> = {
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

/** True when papers in this state make somebody verified. */
export const isVerifiedState = (state: VerificationState): boolean =>
  ['approved', 'expiring', 'changing'].includes(state);

/** True while somebody looks at papers. */
export const isUnderReview = (state: VerificationState): boolean => state === 'pending' || state === 'changing';

/** What the person can do with papers in a state, named as the words for it; nothing while they are looked at. */
export function nextAction(state: VerificationState): 'start' | 'change' | 'renew' | 'fix' | 'again' | undefined {
  switch (state) {
    case 'none':
      return 'start';
    case 'approved':
      return 'change';
    case 'expiring':
    case 'expired':
      return 'renew';
    case 'rejected':
    case 'needMore':
      return 'fix';
    case 'revoked':
      return 'again';
    case 'pending':
    case 'changing':
      return undefined;
  }
}
