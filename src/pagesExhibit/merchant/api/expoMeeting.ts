import type { CallInput } from '@contract';
import { call } from '@/request/call';

const secure = { secure: true } as const;

/** Slots of an exhibitor that are still to come. */
export const getMeetingSlots = (exhibitorId: string) => call('POST /api/front/expo/getMeetingSlots', { exhibitorId });

/** The user's meetings that are not over. */
export const getMeetings = () => call('POST /api/front/expo/getMeetings', undefined, secure);

/** Books a slot. Idempotent per `requestId`; CONFLICT for a taken slot and for another appointment at that time. */
export const bookMeeting = (body: CallInput<'POST /api/front/expo/bookMeeting'>) =>
  call('POST /api/front/expo/bookMeeting', body, secure);

export const cancelMeeting = (id: string) => call('POST /api/front/expo/cancelMeeting', { id });

/** The user's own slots at an exhibitor of their company, and the times at which they may offer others. */
export const getOwnMeetingSlots = (exhibitorId: string) =>
  call('POST /api/front/expo/getOwnMeetingSlots', { exhibitorId });

/** Offers slots that begin at these times. Returns how many are new. */
export const offerMeetingSlots = (exhibitorId: string, startsAtMs: number[]) =>
  call('POST /api/front/expo/offerMeetingSlots', { exhibitorId, startsAtMs });

/** Withdraws an own slot; CONFLICT for one that is booked. */
export const withdrawMeetingSlot = (id: string) => call('POST /api/front/expo/withdrawMeetingSlot', { id });
