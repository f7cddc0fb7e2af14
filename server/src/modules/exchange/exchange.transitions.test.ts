import { describe } from 'node:test';
import type { ExchangeStatus } from '@contract/exchange';
import { itFollowsTable } from '../../testing/transitionCases';
import { type ExchangeAction, exchangeTransitions } from './exchange.transitions';

/** States in which an answer that is given again changes nothing. */
const repeated: Record<ExchangeAction, ExchangeStatus> = {
  accept: 'accepted',
  ignore: 'ignored',
  unignore: 'requested',
  block: 'blocked',
  unblock: 'ignored',
  expire: 'ignored'
};

describe('transitions of a contact exchange', () => {
  itFollowsTable({
    machine: exchangeTransitions,
    take: exchangeTransitions.nextUnlessDone,
    table: {
      accept: { by: ['asked'], to: { requested: 'accepted' } },
      ignore: { by: ['asked'], to: { requested: 'ignored' } },
      unignore: { by: ['asked'], to: { ignored: 'requested' } },
      block: { by: ['asked'], to: { requested: 'blocked', ignored: 'blocked' } },
      unblock: { by: ['asked'], to: { blocked: 'ignored' } },
      expire: { by: ['time'], to: { requested: 'ignored' } }
    },
    roles: ['asker', 'asked', 'time'],
    states: ['requested', 'accepted', 'ignored', 'blocked'],
    expectedError(action, role, from) {
      if (role !== (action === 'expire' ? 'time' : 'asked')) return 'FORBIDDEN';
      return repeated[action] === from ? 'unchanged' : 'CONFLICT';
    }
  });
});
