import { push } from '@/navigation/navigate';
import { newRequestId } from '@/request/requestId';
import { copyPurchase } from '../../../api/purchase';

/** Creates a draft with the same content and opens it in the form. Rejects with an ApiError. */
export async function copyAndEdit(id: string): Promise<void> {
  const copy = await copyPurchase(id, await newRequestId());
  push('purchase.create', { id: copy.id });
}
