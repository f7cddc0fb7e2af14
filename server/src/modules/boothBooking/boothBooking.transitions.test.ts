import { describe } from 'node:test';
import { itFollowsTable } from '../../testing/transitionCases';
import { type BookingAction, bookingTransitions, type BoothBookingState } from './boothBooking.transitions';

describe('transitions of a booth booking', () => {
  itFollowsTable<'company' | 'provider' | 'time' | 'operator', BoothBookingState, BookingAction>({
    machine: bookingTransitions,
    table: {
      hold: { by: ['company'], to: { available: 'held' } },
      submit: { by: ['company'], to: { held: 'depositPending', depositPending: 'depositPending' } },
      pay: { by: ['provider'], to: { depositPending: 'deposited' } },
      payLate: { by: ['provider'], to: { released: 'deposited' } },
      expire: { by: ['time'], to: { held: 'released', depositPending: 'released' } },
      release: { by: ['company'], to: { held: 'released', depositPending: 'released' } },
      cancel: { by: ['company'], to: { deposited: 'released' } },
      confirm: { by: ['operator'], to: { deposited: 'confirmed' } },
      settle: { by: ['operator'], to: { confirmed: 'settled' } },
      withdraw: {
        by: ['operator'],
        to: { held: 'released', depositPending: 'released', deposited: 'released', confirmed: 'released' }
      },
      refund: { by: ['provider'], to: { deposited: 'released', confirmed: 'released' } }
    },
    roles: ['company', 'provider', 'time', 'operator'],
    states: ['available', 'held', 'depositPending', 'deposited', 'confirmed', 'settled', 'released']
  });
});
