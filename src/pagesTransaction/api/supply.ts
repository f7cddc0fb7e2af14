import type { CallInput } from '@contract';
import type { SupplyBody } from '@contract/ownSupply';
import type { SupplyTerms } from '@contract/supplyFields';
import { call } from '@/request/call';
import { guestHistory } from '@/stores/guestHistory';

const encrypted = { secure: true } as const;

/** Loads an own supply for editing. FORBIDDEN for other users' supplies. */
export const getOwnSupply = (id: string) => call('POST /api/front/supply/own', { id }, encrypted);

/** Saves a draft without publishing it. Without an id, idempotent per `requestId`. */
export const saveSupplyDraft = (body: SupplyBody) => call('POST /api/front/supply/saveDraft', body, encrypted);

/** Submits a supply for review. At the limit of open supplies, FORBIDDEN with `needs` or CONFLICT. */
export const submitSupply = (body: SupplyBody) => call('POST /api/front/supply/submit', body, encrypted);

export const actOnSupply = (body: CallInput<'POST /api/front/supply/act'>) => call('POST /api/front/supply/act', body);

/** Loads the default contact for a new supply: that of the last supply, else the registered one. */
export const getOwnContact = () => call('POST /api/front/supply/ownContact', undefined, encrypted);

/** Loads a supply as shown to the public. NOT_FOUND when it was never public. */
export async function getSupply(id: string) {
  const detail = await call('GET /api/front/supply/detail', { id });
  guestHistory.record('supply', id, detail.title);
  return detail;
}

/** Records a visit through a shared link or QR code. */
export const recordShareVisit = (id: string) => call('POST /api/front/supply/shareVisit', { id });

/** Adds or removes a favourite. Idempotent. */
export const setSupplyFavourite = (id: string, on: boolean) => call('POST /api/front/supply/favourite', { id, on });

/** Loads the phone number as far as the viewer may see it; in full when `needs` is null. */
export const readSupplyContact = (id: string) => call('POST /api/front/supply/contact', { id }, encrypted);

export const countOwnSupplies = () => call('GET /api/front/supply/mineCounts');

/** Updates price or stock without a review. */
export const changeSupplyTerms = (terms: SupplyTerms) => call('POST /api/front/supply/changeTerms', terms);

/** Creates a draft with the same content. */
export const copySupply = (id: string, requestId: string) => call('POST /api/front/supply/copy', { id, requestId });
