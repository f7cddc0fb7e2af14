import type { VerificationAction, VerificationState } from '@contract/verification';
import { DAY_MS } from '@rules/duration';
import { AppError } from '../../http/appError';

/** Who does it: the person, whoever reviews, or time. */
export type Actor = 'applicant' | 'reviewer' | 'clock';

interface Transition {
  by: Actor;
  /** From each state that allows it to the next one. */
  to: Partial<Record<VerificationState, VerificationState>>;
}

/**
 * Everything that can happen to a verification, and nothing else can. While it is `changing` the older papers count:
 * a refusal leads back to them. What is approved with a paper that ends soon is `expiring` at once (see `settled`).
 */
export const transitions: Record<VerificationAction, Transition> = {
  submit: {
    by: 'applicant',
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
  withdraw: { by: 'applicant', to: { pending: 'none', changing: 'approved' } },
  remind: { by: 'applicant', to: { pending: 'pending', changing: 'changing' } },
  approve: { by: 'reviewer', to: { pending: 'approved', changing: 'approved' } },
  reject: { by: 'reviewer', to: { pending: 'rejected', changing: 'approved' } },
  needMore: { by: 'reviewer', to: { pending: 'needMore', changing: 'approved' } },
  revoke: { by: 'reviewer', to: { approved: 'revoked', expiring: 'revoked', changing: 'revoked' } },
  expireSoon: { by: 'clock', to: { approved: 'expiring' } },
  expire: { by: 'clock', to: { approved: 'expired', expiring: 'expired', changing: 'pending' } }
};

/** Where an action leads. Throws CONFLICT where the table has nothing for this actor and state. */
export function nextState(action: VerificationAction, by: Actor, from: VerificationState): VerificationState {
  const next = transitions[action].by === by ? transitions[action].to[from] : undefined;
  if (next === undefined) throw new AppError('CONFLICT');
  return next;
}

/** Whether what was approved counts now: the badge is there. */
export function isValid(state: VerificationState): boolean {
  return state === 'approved' || state === 'expiring' || state === 'changing';
}

/** Whether somebody has to look. */
export function isAwaitingReview(state: VerificationState): boolean {
  return state === 'pending' || state === 'changing';
}

export const EXPIRING_DAYS = 30;

/** `approved`, or `expiring` when the paper ends within 30 days; days are YYYY-MM-DD. */
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
