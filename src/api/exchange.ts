import type { CallInput } from '@contract';
import { recordEvent } from '@/lib/recordEvent';
import { call } from '@/request/call';

const encrypted = { secure: true } as const;

/**
 * Loads the contact exchange by exchange id or supply id. FORBIDDEN for other users' exchanges, CONFLICT for an own
 * supply.
 */
export const getExchangeRoom = (where: CallInput<'POST /api/front/exchange/room'>) =>
  call('POST /api/front/exchange/room', where, encrypted);

/** Requests an exchange. Idempotent per `requestId`. */
export async function requestExchange(body: CallInput<'POST /api/front/exchange/request'>) {
  const room = await call('POST /api/front/exchange/request', body, encrypted);
  recordEvent('cardExchanged', { step: 'requested' });
  return room;
}

export async function answerExchange(body: CallInput<'POST /api/front/exchange/answer'>) {
  const room = await call('POST /api/front/exchange/answer', body, encrypted);
  if (body.answer === 'accept') recordEvent('cardExchanged', { step: 'accepted' });
  return room;
}

/** The user's requests of a box, the last one first. */
export const listExchanges = (query: CallInput<'POST /api/front/exchange/list'>) =>
  call('POST /api/front/exchange/list', query, encrypted);
