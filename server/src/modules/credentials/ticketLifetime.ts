import { MINUTE_MS } from '@rules/duration';

/** Time after a proof of identity in which its ticket admits to the next step. */
export const TICKET_MS = 10 * MINUTE_MS;
