import type { CallInput } from '@contract';
import { call } from '@/request/call';

const encrypted = { secure: true } as const;

/** The user's cards, and what a first one can begin with. */
export const getOwnCards = () => call('POST /api/vcard/card/mine', undefined, encrypted);

/** A card as the viewer may see it. NOT_FOUND also for a withdrawn one. */
export const getVisitorCard = (id: string) => call('POST /api/vcard/card/info', { id }, encrypted);

/** Cards of a company's members that the viewer may see, one of each. NOT_FOUND for an unknown company. */
export const listCompanyCards = (companyId: string, cursor?: string) =>
  call('GET /api/vcard/card/ofCompany', { companyId, limit: 10, ...(cursor !== undefined && { cursor }) });

/** Creates a card. Idempotent per `requestId`; VALIDATION with `fields.<name>`, CONFLICT above the maximum number. */
export const createCard = (body: CallInput<'POST /api/vcard/card/create'>) =>
  call('POST /api/vcard/card/create', body, encrypted);

/**
 * Replaces all fields of a card. VALIDATION with `fields.<name>`, CONFLICT when it was changed elsewhere since
 * `revision`.
 */
export const updateCard = (body: CallInput<'POST /api/vcard/card/update'>) =>
  call('POST /api/vcard/card/update', body, encrypted);

export const setDefaultCard = (id: string) => call('POST /api/vcard/card/setDefault/{id}', { id });

/** Withdraws a card: its codes and shares lead nowhere any more. */
export const withdrawCard = (id: string) => call('POST /api/vcard/card/withdraw/{id}', { id });

/** Undoes a withdrawal within ten minutes. */
export const restoreCard = (id: string) => call('POST /api/vcard/card/restore/{id}', { id });

/** The code of a card, the same one until it is renewed. */
export const getCardCode = (id: string) => call('POST /api/vcard/card/code/{id}', { id });

/** Replaces the code of a card: the former one is answered as expired. */
export const renewCardCode = (id: string) => call('POST /api/vcard/card/renewCode/{id}', { id });
