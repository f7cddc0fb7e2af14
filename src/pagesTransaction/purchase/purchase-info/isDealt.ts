import type { PurchaseDetail } from '@contract/purchase';

/** It ended because goods were accepted. */
export function isDealt({ status, dealtGrams }: Pick<PurchaseDetail, 'status' | 'dealtGrams'>): boolean {
  return status === 'closed' && dealtGrams > 0;
}
