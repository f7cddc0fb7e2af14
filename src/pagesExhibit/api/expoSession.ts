import type { ReserveSessionBody, ScheduleQuery } from '@contract/expoSession';
import { call } from '@/request/call';

/** Sessions of an expo, by default of the current one, with the viewer's reservations; null without an expo. */
export const getExpoSchedule = (query: ScheduleQuery) => call('POST /api/front/spiceExpo/getExpoSchedule', query);

/** Reserves a session. Idempotent per `requestId`; CONFLICT with the `appointment` at the same time unless it is accepted. */
export const reserveSession = (body: ReserveSessionBody) => call('POST /api/front/expo/reserveSession', body);

/** Cancels a reservation. Idempotent. */
export const cancelReservation = (sessionId: string) => call('POST /api/front/expo/cancelReservation', { sessionId });
