import type { CallInput } from '@contract';
import { call } from '@/request/call';

const secure = { secure: true } as const;

/** Bookings of the user's companies at the current expo; null between expos. */
export const getBoothBooking = () => call('POST /api/front/expo/getBoothBooking', undefined, secure);

/** States of the booths of the current expo; null between expos. */
export const getBoothStates = (query: CallInput<'POST /api/front/expo/getBoothStates'>) =>
  call('POST /api/front/expo/getBoothStates', query);

/** Holds a booth for thirty minutes. Idempotent per `requestId`. */
export const holdBooth = (body: CallInput<'POST /api/front/expo/holdBooth'>) =>
  call('POST /api/front/expo/holdBooth', body);

/** Sends the form of a held booth. Idempotent per `requestId`. */
export const submitBoothBooking = (body: CallInput<'POST /api/front/spiceExpo/boothBooking'>) =>
  call('POST /api/front/spiceExpo/boothBooking', body, secure);

/** Gives up a booth before its deposit is paid. Idempotent. */
export const releaseBooth = (bookingId: string) => call('POST /api/front/expo/releaseBooth', { bookingId }, secure);

/** Cancels a paid booking; `refundFen` is what the user was shown. Idempotent. */
export const cancelBoothBooking = (body: CallInput<'POST /api/front/expo/cancelBoothBooking'>) =>
  call('POST /api/front/expo/cancelBoothBooking', body, secure);
