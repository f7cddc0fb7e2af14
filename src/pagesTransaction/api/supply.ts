import type { CallInput } from '@contract';
import type { SupplyBody } from '@contract/ownSupply';
import type { SupplyTerms } from '@contract/supplyFields';
import { call } from '@/request/call';
import { guestHistory } from '@/stores/guestHistory';

const encrypted = { secure: true } as const;

/** An own supply, to be edited. FORBIDDEN for somebody else's. */
export const getOwnSupply = (id: string) => call('POST /api/front/supply/own', { id }, encrypted);

/** Keeps it without showing it. The same `requestId` without an id is the same supply. */
export const saveSupplyDraft = (body: SupplyBody) => call('POST /api/front/supply/saveDraft', body, encrypted);

/** Sends it to the review. FORBIDDEN with `needs`, or CONFLICT, when as many as may be are open. */
export const submitSupply = (body: SupplyBody) => call('POST /api/front/supply/submit', body, encrypted);

export const actOnSupply = (body: CallInput<'POST /api/front/supply/act'>) => call('POST /api/front/supply/act', body);

/** Whom buyers of a new supply would call: as in the last one, else the person as registered. */
export const getOwnContact = () => call('POST /api/front/supply/ownContact', undefined, encrypted);

/** A supply as everybody reads it. NOT_FOUND for one that was never in public. */
export async function getSupply(id: string) {
  const detail = await call('GET /api/front/supply/detail', { id });
  guestHistory.record('supply', id, detail.title);
  return detail;
}

/** Somebody came to it by a shared link or a code. */
export const recordShareVisit = (id: string) => call('POST /api/front/supply/shareVisit', { id });

/** Marks or unmarks a supply; twice is once. */
export const setSupplyFavourite = (id: string, on: boolean) => call('POST /api/front/supply/favourite', { id, on });

/** The number as the reader may have it, in full where `needs` is null. */
export const readSupplyContact = (id: string) => call('POST /api/front/supply/contact', { id }, encrypted);

export const listOwnSupplies = (query: CallInput<'GET /api/front/supply/mine'>) =>
  call('GET /api/front/supply/mine', query);

export const countOwnSupplies = () => call('GET /api/front/supply/mineCounts');

/** A new price or stock, without a review. */
export const changeSupplyTerms = (terms: SupplyTerms) => call('POST /api/front/supply/changeTerms', terms);

/** A new draft with the same content. */
export const copySupply = (id: string, requestId: string) => call('POST /api/front/supply/copy', { id, requestId });
