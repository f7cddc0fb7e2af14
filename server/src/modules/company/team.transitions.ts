import type { TeamConflict } from '@contract/team';
import { AppError } from '../../http/appError';
import { defineTransitions } from '../../transitions';

/** Returns the error for a violated team rule. */
export function teamConflict(team: TeamConflict): AppError {
  return new AppError('CONFLICT', { fields: { team } });
}

const decided = () => teamConflict('decided');

/** An application to join; `manager` is the owner or an admin of the company. */
export const applicationTransitions = defineTransitions<
  'applicant' | 'manager',
  'applied' | 'approved' | 'refused' | 'cancelled',
  'approve' | 'refuse' | 'cancel'
>(
  {
    approve: { by: ['manager'], to: { applied: 'approved' } },
    refuse: { by: ['manager'], to: { applied: 'refused' } },
    cancel: { by: ['applicant'], to: { applied: 'cancelled' } }
  },
  decided
);

/** An invitation. Expiry is derived from `expires_at_ms`, not stored as a status. */
export const invitationTransitions = defineTransitions<
  'invitee' | 'manager',
  'invited' | 'accepted' | 'declined' | 'withdrawn',
  'accept' | 'decline' | 'withdraw'
>(
  {
    accept: { by: ['invitee'], to: { invited: 'accepted' } },
    decline: { by: ['invitee'], to: { invited: 'declined' } },
    withdraw: { by: ['manager'], to: { invited: 'withdrawn' } }
  },
  decided
);

/** A transfer of ownership to another member. */
export const transferTransitions = defineTransitions<
  'owner' | 'successor',
  'requested' | 'accepted' | 'declined' | 'withdrawn',
  'accept' | 'decline' | 'withdraw'
>(
  {
    accept: { by: ['successor'], to: { requested: 'accepted' } },
    decline: { by: ['successor'], to: { requested: 'declined' } },
    withdraw: { by: ['owner'], to: { requested: 'withdrawn' } }
  },
  decided
);
