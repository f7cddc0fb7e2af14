import type { BoothBookingStatus } from '@contract/boothBooking';
import { AppError } from '../../http/appError';
import { defineTransitions } from '../../transitions';

/** Trigger of a transition: owner or admin of the company, the provider of the payment, time, or the organiser. */
export type BookingActor = 'company' | 'provider' | 'time' | 'operator';

/** State of a booth for the company that books it: `available` is that of one without a booking. */
export type BoothBookingState = 'available' | BoothBookingStatus;

/**
 * `submit` sends the form, also with changes. `payLate`: the deposit comes to light after the hold ran out, and the booth is still
 * free. `release` gives up an unpaid booth, `cancel` a paid one; `withdraw` is the organiser's. `refund`: all of the deposit
 * went back.
 */
export type BookingAction =
  | 'hold'
  | 'submit'
  | 'pay'
  | 'payLate'
  | 'expire'
  | 'release'
  | 'cancel'
  | 'confirm'
  | 'settle'
  | 'withdraw'
  | 'refund';

/** All transitions of a booking. A status that does not allow an action is the reason of the CONFLICT. */
export const bookingTransitions = defineTransitions<BookingActor, BoothBookingState, BookingAction>(
  {
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
  (from) => new AppError('CONFLICT', { fields: { status: from } })
);

/** Statuses that keep a booth from others. */
export const activeStatuses = [
  'held',
  'depositPending',
  'deposited',
  'confirmed',
  'settled'
] as const satisfies BoothBookingStatus[];

/** Statuses of a hold, which ends by time. */
export const heldStatuses = ['held', 'depositPending'] as const satisfies BoothBookingStatus[];

/** Returns the status that an action leads to from a status of a booking. */
export function nextStatus(action: BookingAction, actor: BookingActor, from: BoothBookingState): BoothBookingStatus {
  return statusOf(bookingTransitions.next(action, actor, from));
}

/** Returns the status that an action leads to; undefined where it has led to this status already. */
export function nextStatusUnlessDone(
  action: BookingAction,
  actor: BookingActor,
  from: BoothBookingState
): BoothBookingStatus | undefined {
  const next = bookingTransitions.nextUnlessDone(action, actor, from);
  return next === undefined ? undefined : statusOf(next);
}

function statusOf(state: BoothBookingState): BoothBookingStatus {
  if (state === 'available') throw new Error('no action leads back to a booth without a booking');
  return state;
}
