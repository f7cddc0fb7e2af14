import type { TeamConflict } from '@contract/team';
import { AppError } from '../../http/appError';

/** What may happen to something, from which state and to which. */
type Transitions<State extends string> = Record<string, { from: State; to: State }>;

export const applicationTransitions = {
  approve: { from: 'applied', to: 'approved' },
  refuse: { from: 'applied', to: 'refused' },
  cancel: { from: 'applied', to: 'cancelled' }
} as const satisfies Transitions<'applied' | 'approved' | 'refused' | 'cancelled'>;

/** It expires by time, which nobody writes: see `expires_at_ms`. */
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

/** A rule of the team stands in the way. */
export function teamConflict(team: TeamConflict): AppError {
  return new AppError('CONFLICT', { fields: { team } });
}

/**
 * Where the move leads; undefined when it has been made already, which is what a second tap finds. Throws CONFLICT
 * `decided` for what is in any other state.
 */
export function nextState<To extends string>(state: string, transition: { from: string; to: To }): To | undefined {
  if (state === transition.to) return undefined;
  if (state !== transition.from) throw teamConflict('decided');
  return transition.to;
}
