import type { VerificationAction, VerificationState } from '@contract/verification';
import { DAY_MS } from '@rules/duration';
import { defineTransitions } from '../../transitions';

/** Trigger of a transition: the user, a reviewer, or time. */
export type VerificationActor = 'applicant' | 'reviewer' | 'time';

/**
 * All transitions of a verification. While it is `changing`, the older documents are valid, and a refusal returns to
 * them. Approved documents that end soon are `expiring` at once (see `approvedOrExpiring`).
 */
export const verificationTransitions = defineTransitions<VerificationActor, VerificationState, VerificationAction>({
  submit: {
    by: ['applicant'],
    to: {
      none: 'pending',
      rejected: 'pending',
      needMore: 'pending',
      expired: 'pending',
      revoked: 'pending',
      approved: 'changing',
      expiring: 'changing'
    }
  },
  withdraw: { by: ['applicant'], to: { pending: 'none', changing: 'approved' } },
  remind: { by: ['applicant'], to: { pending: 'pending', changing: 'changing' } },
  approve: { by: ['reviewer'], to: { pending: 'approved', changing: 'approved' } },
  reject: { by: ['reviewer'], to: { pending: 'rejected', changing: 'approved' } },
  needMore: { by: ['reviewer'], to: { pending: 'needMore', changing: 'approved' } },
  revoke: { by: ['reviewer'], to: { approved: 'revoked', expiring: 'revoked', changing: 'revoked' } },
  expireSoon: { by: ['time'], to: { approved: 'expiring' } },
  expire: { by: ['time'], to: { approved: 'expired', expiring: 'expired', changing: 'pending' } }
});

/** Returns whether the approved documents are valid, so that the badge is shown. */
export function isValid(state: VerificationState): boolean {
  return state === 'approved' || state === 'expiring' || state === 'changing';
}

/** Returns whether a review is due. */
export function isAwaitingReview(state: VerificationState): boolean {
  return state === 'pending' || state === 'changing';
}

export const EXPIRING_DAYS = 30;

/** Returns `expiring` when the document ends within 30 days, else `approved`. Days are YYYY-MM-DD. */
export function approvedOrExpiring(
  state: VerificationState,
  validUntil: string | null,
  today: string
): VerificationState {
  if (state !== 'approved' || validUntil === null) return state;
  return daysBetween(today, validUntil) <= EXPIRING_DAYS ? 'expiring' : 'approved';
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
