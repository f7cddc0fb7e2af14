import type { CallInput } from '@contract';
import { call } from '@/request/call';

const encrypted = { secure: true } as const;

/** By exchange, or by supply. FORBIDDEN for other people's, CONFLICT for the own supply. */
export const getExchangeRoom = (where: CallInput<'POST /api/front/exchange/room'>) =>
  call('POST /api/front/exchange/room', where, encrypted);

/** The same `requestId` is the same request. */
export const requestExchange = (body: CallInput<'POST /api/front/exchange/request'>) =>
  call('POST /api/front/exchange/request', body, encrypted);

export const answerExchange = (body: CallInput<'POST /api/front/exchange/answer'>) =>
  call('POST /api/front/exchange/answer', body, encrypted);
