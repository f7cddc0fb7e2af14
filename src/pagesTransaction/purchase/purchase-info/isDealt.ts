import type { PurchaseDetail } from '@contract/purchase';

/** Returns true when the request ended with a deal. */
export function isDealt({ status, dealtGrams }: Pick<PurchaseDetail, 'status' | 'dealtGrams'>): boolean {
  return status === 'closed' && dealtGrams > 0;
}
