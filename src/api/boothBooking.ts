import { call } from '@/request/call';

/** Bookings of the user's companies at the current expo; null between expos. */
export const getBoothBooking = () => call('POST /api/front/expo/getBoothBooking', undefined, { secure: true });
