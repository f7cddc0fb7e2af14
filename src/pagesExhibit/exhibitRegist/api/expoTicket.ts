import type { CallInput } from '@contract';
import { call } from '@/request/call';

const encrypted = { secure: true } as const;

export type TicketApplication = CallInput<'POST /api/front/spiceExpo/ticketApplication'>;

/**
 * Registers the member and their companions. Idempotent per `requestId`. VALIDATION with `fields.<name>`, CONFLICT with
 * `fields.registration`, `fields.mobile` or `fields['companions.0.mobile']`, and the errors of the code.
 */
export const applyForTickets = (body: TicketApplication) =>
  call('POST /api/front/spiceExpo/ticketApplication', body, encrypted);

/** Cancels a ticket for good. CONFLICT with `fields.ticket` when it is too late. */
export const cancelTicket = (id: string) => call('POST /api/front/expo/cancelTicket', { id }, encrypted);

/** Sends a code to the number of a visitor, which is not that of the account. */
export const sendTicketCode = (mobile: string) =>
  call('POST /api/member/user/sendMsgCode', { mobile, purpose: 'expoTicket' }, encrypted);
