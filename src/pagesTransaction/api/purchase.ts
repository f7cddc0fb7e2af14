import type { CallInput } from '@contract';
import type { PurchaseBody } from '@contract/ownPurchase';
import { call } from '@/request/call';
import { guestHistory } from '@/stores/guestHistory';

const encrypted = { secure: true } as const;

/** Loads a purchase request as the viewer may see it. FORBIDDEN outside its audience. */
export async function getPurchase(id: string) {
  const detail = await call('GET /api/front/purchase/detail', { id });
  guestHistory.record('purchase', id, detail.title);
  return detail;
}

/** Adds or removes a favourite. Idempotent. */
export const setPurchaseFavourite = (id: string, on: boolean) => call('POST /api/front/purchase/favourite', { id, on });

export const listOwnPurchases = (query: CallInput<'GET /api/front/purchase/mine'>) =>
  call('GET /api/front/purchase/mine', query);

export const countOwnPurchases = () => call('GET /api/front/purchase/mineCounts');

/** Loads an own purchase request for editing. FORBIDDEN for other users' requests. */
export const getOwnPurchase = (id: string) => call('POST /api/front/purchase/own', { id }, encrypted);

export const savePurchaseDraft = (body: PurchaseBody) => call('POST /api/front/purchase/saveDraft', body, encrypted);

export const submitPurchase = (body: PurchaseBody) => call('POST /api/front/purchase/submit', body, encrypted);

export const actOnPurchase = (body: CallInput<'POST /api/front/purchase/act'>) =>
  call('POST /api/front/purchase/act', body);

/** Archives a request that has a deal, or restores it. CONFLICT without a deal. */
export const archivePurchase = (id: string, on: boolean) => call('POST /api/front/purchase/archive', { id, on });

/** Creates a draft with the same content, except for its dates. */
export const copyPurchase = (id: string, requestId: string) => call('POST /api/front/purchase/copy', { id, requestId });

/** Lists the companies that supply the variety of an own purchase request. */
export const listPurchaseSuppliers = (id: string) => call('GET /api/front/purchase/suppliers', { id });

/** Invites companies to quote on an own request; each company is notified once. */
export const inviteToQuote = (id: string, companyIds: string[]) =>
  call('POST /api/front/purchase/invite', { id, companyIds });
