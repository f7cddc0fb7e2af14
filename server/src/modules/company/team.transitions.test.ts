import { describe } from 'node:test';
import { itFollowsTable } from '../../testing/transitionCases';
import { applicationTransitions, invitationTransitions, transferTransitions } from './team.transitions';

describe('transitions of a join request', () => {
  itFollowsTable({
    machine: applicationTransitions,
    take: applicationTransitions.nextUnlessDone,
    table: {
      approve: { by: ['manager'], to: { applied: 'approved' } },
      refuse: { by: ['manager'], to: { applied: 'refused' } },
      cancel: { by: ['applicant'], to: { applied: 'cancelled' } }
    },
    roles: ['applicant', 'manager'],
    states: ['applied', 'approved', 'refused', 'cancelled'],
    expectedError(action, role, from) {
      if (role !== (action === 'cancel' ? 'applicant' : 'manager')) return 'FORBIDDEN';
      return { approve: 'approved', refuse: 'refused', cancel: 'cancelled' }[action] === from
        ? 'unchanged'
        : 'CONFLICT';
    }
  });
});

describe('transitions of an invitation', () => {
  itFollowsTable({
    machine: invitationTransitions,
    take: invitationTransitions.nextUnlessDone,
    table: {
      accept: { by: ['invitee'], to: { invited: 'accepted' } },
      decline: { by: ['invitee'], to: { invited: 'declined' } },
      withdraw: { by: ['manager'], to: { invited: 'withdrawn' } }
    },
    roles: ['invitee', 'manager'],
    states: ['invited', 'accepted', 'declined', 'withdrawn'],
    expectedError: (action, role, from) =>
      expectedAnswerError(action, role === (action === 'withdraw' ? 'manager' : 'invitee'), from)
  });
});

describe('transitions of a transfer of ownership', () => {
  itFollowsTable({
    machine: transferTransitions,
    take: transferTransitions.nextUnlessDone,
    table: {
      accept: { by: ['successor'], to: { requested: 'accepted' } },
      decline: { by: ['successor'], to: { requested: 'declined' } },
      withdraw: { by: ['owner'], to: { requested: 'withdrawn' } }
    },
    roles: ['owner', 'successor'],
    states: ['requested', 'accepted', 'declined', 'withdrawn'],
    expectedError: (action, role, from) =>
      expectedAnswerError(action, role === (action === 'withdraw' ? 'owner' : 'successor'), from)
  });
});

function expectedAnswerError(action: 'accept' | 'decline' | 'withdraw', isAllowed: boolean, from: string): string {
  if (!isAllowed) return 'FORBIDDEN';
  return { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' }[action] === from ? 'unchanged' : 'CONFLICT';
}
