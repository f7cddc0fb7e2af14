import type { CallInput } from '@contract';
import type { PurchaseBody } from '@contract/ownPurchase';
import { call } from '@/request/call';
import { guestHistory } from '@/stores/guestHistory';

const encrypted = { secure: true } as const;

/** One request as the reader may see it. FORBIDDEN for who is not of its audience. */
export async function getPurchase(id: string) {
  const detail = await call('GET /api/front/purchase/detail', { id });
  guestHistory.record('purchase', id, detail.title);
  return detail;
}

/** Marks or unmarks a request; twice is once. */
export const setPurchaseFavourite = (id: string, on: boolean) => call('POST /api/front/purchase/favourite', { id, on });

export const listOwnPurchases = (query: CallInput<'GET /api/front/purchase/mine'>) =>
  call('GET /api/front/purchase/mine', query);

export const countOwnPurchases = () => call('GET /api/front/purchase/mineCounts');

/** An own request, to be edited. FORBIDDEN for somebody else's. */
export const getOwnPurchase = (id: string) => call('POST /api/front/purchase/own', { id }, encrypted);

export const savePurchaseDraft = (body: PurchaseBody) => call('POST /api/front/purchase/saveDraft', body, encrypted);

export const submitPurchase = (body: PurchaseBody) => call('POST /api/front/purchase/submit', body, encrypted);

export const actOnPurchase = (body: CallInput<'POST /api/front/purchase/act'>) =>
  call('POST /api/front/purchase/act', body);

/** Puts a deal aside, or back among the others. CONFLICT for one without a deal. */
export const archivePurchase = (id: string, on: boolean) => call('POST /api/front/purchase/archive', { id, on });

/** A new draft with the same content, but without its days. */
export const copyPurchase = (id: string, requestId: string) => call('POST /api/front/purchase/copy', { id, requestId });

/** Companies that offer the variety of an own request. */
export const listPurchaseSuppliers = (id: string) => call('GET /api/front/purchase/suppliers', { id });

/** Tells companies of an own request, each of them once. */
export const inviteToQuote = (id: string, companyIds: string[]) =>
  call('POST /api/front/purchase/invite', { id, companyIds });
