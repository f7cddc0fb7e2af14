import type { CallInput } from '@contract';
import { call } from '@/request/call';

const secure = { secure: true } as const;

/**
 * Records an event of a card. Idempotent per `requestId`; NOT_FOUND for a withdrawn card.
 * @param token of the session that it happened in, empty for a visitor: events may be sent later
 */
export const addCardVisit = (visit: CallInput<'POST /api/vcard/dataCollection/add'>, token: string) =>
  call('POST /api/vcard/dataCollection/add', visit, { ...secure, token });

/** Adds the time that a visit took; the longest report counts. `token` as for the visit. */
export const addCardDwell = (body: CallInput<'POST /api/vcard/dataCollection/dwell'>, token: string) =>
  call('POST /api/vcard/dataCollection/dwell', body, { ...secure, token });

/** Counts a share of a card. Idempotent per `requestId`. `token` as for a visit. */
export const addCardShare = (body: CallInput<'POST /api/vcard/dataCollection/share'>, token: string) =>
  call('POST /api/vcard/dataCollection/share', body, { ...secure, token });

/** Figures of the user's cards, or of one of them. */
export const getRadarSummary = (card: CallInput<'POST /api/vcard/radar/summary'>) =>
  call('POST /api/vcard/radar/summary', card, secure);

/** Visitors that the user may see, the latest first. */
export const getRadarVisitors = (query: CallInput<'POST /api/vcard/radar/visitors'>) =>
  call('POST /api/vcard/radar/visitors', query, secure);
