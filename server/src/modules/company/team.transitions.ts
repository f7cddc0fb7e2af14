import type { TeamConflict } from '@contract/team';
import { AppError } from '../../http/appError';

/** Transitions by name, each with the state it starts from and the state it leads to. */
type Transitions<State extends string> = Record<string, { from: State; to: State }>;

export const applicationTransitions = {
  approve: { from: 'applied', to: 'approved' },
  refuse: { from: 'applied', to: 'refused' },
  cancel: { from: 'applied', to: 'cancelled' }
} as const satisfies Transitions<'applied' | 'approved' | 'refused' | 'cancelled'>;

/** Expiry is derived from `expires_at_ms`, not stored as a status. */
export const invitationTransitions = {
  accept: { from: 'invited', to: 'accepted' },
  decline: { from: 'invited', to: 'declined' },
  withdraw: { from: 'invited', to: 'withdrawn' }
} as const satisfies Transitions<'invited' | 'accepted' | 'declined' | 'withdrawn'>;

export const transferTransitions = {
  accept: { from: 'requested', to: 'accepted' },
  decline: { from: 'requested', to: 'declined' },
  withdraw: { from: 'requested', to: 'withdrawn' }
} as const satisfies Transitions<'requested' | 'accepted' | 'declined' | 'withdrawn'>;

/** Returns the error for a violated team rule. */
export function teamConflict(team: TeamConflict): AppError {
  return new AppError('CONFLICT', { fields: { team } });
}

/**
 * Returns the state after a transition; undefined when it has already been made, so that a second tap changes nothing.
 * @throws AppError CONFLICT `decided` from any other state
 */
export function nextState<To extends string>(state: string, transition: { from: string; to: To }): To | undefined {
  if (state === transition.to) return undefined;
  if (state !== transition.from) throw teamConflict('decided');
  return transition.to;
}
