import type { VerificationKind } from '@contract/user';
import type { VerificationState } from '@contract/verification';

/** Form route of each kind. */
export const formRoutes = {
  person: 'attestation.personal',
  company: 'attestation.corporate',
  park: 'attestation.park'
} as const satisfies Record<VerificationKind, string>;

/** Result route of each kind. */
export const resultRoutes = {
  person: 'attestation.personalResult',
  company: 'attestation.corporateResult',
  park: 'attestation.parkResult'
} as const satisfies Record<VerificationKind, string>;
export type ResultRoute = (typeof resultRoutes)[VerificationKind];

/** Badge tone of each state. */
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

/** True when documents in this state count as verified. */
export const isVerifiedState = (state: VerificationState): boolean =>
  ['approved', 'expiring', 'changing'].includes(state);

/** True while an operator reviews the documents. */
export const isUnderReview = (state: VerificationState): boolean => state === 'pending' || state === 'changing';

/** Returns the next action for documents in a state, as a message key; undefined while they are under review. */
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
