import { describe } from 'node:test';
import { expectedListingTransitions, listingStatuses } from '../../testing/listingTransitions';
import { itFollowsTable } from '../../testing/transitionCases';
import { listingTransitions } from './listing.transitions';

describe('transitions of a listing', () => {
  itFollowsTable({
    machine: listingTransitions,
    table: expectedListingTransitions,
    roles: ['owner', 'admin', 'operator', 'time', 'server'],
    states: listingStatuses
  });
});
