import type { CallInput } from '@contract';
import { recordEvent } from '@/lib/recordEvent';
import { call } from '@/request/call';

const encrypted = { secure: true } as const;

export type TicketApplication = CallInput<'POST /api/front/spiceExpo/ticketApplication'>;

/**
 * Registers the member and their companions. Idempotent per `requestId`. VALIDATION with `fields.<name>`, CONFLICT with
 * `fields.registration`, `fields.mobile` or `fields['companions.0.mobile']`, and the errors of the code.
 */
export async function applyForTickets(body: TicketApplication) {
  const answer = await call('POST /api/front/spiceExpo/ticketApplication', body, encrypted);
  recordEvent('expoRegistered', { tickets: answer.tickets.length });
  return answer;
}

/** Cancels a ticket for good. CONFLICT with `fields.ticket` when it is too late. */
export const cancelTicket = (id: string) => call('POST /api/front/expo/cancelTicket', { id }, encrypted);

/** Sends a code to the number of a visitor, which is not that of the account. */
export const sendTicketCode = (mobile: string) =>
  call('POST /api/member/user/sendMsgCode', { mobile, purpose: 'expoTicket' }, encrypted);
