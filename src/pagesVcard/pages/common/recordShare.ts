import { addCardShare } from '@/api/cardVisit';
import { newRequestId } from '@/request/requestId';

/** Counts a share of the user's card. Never rejects: the person has shared it in any case. */
export async function recordShare(cardId: string): Promise<void> {
  try {
    await addCardShare({ cardId, requestId: await newRequestId() });
  } catch (error) {
    console.warn('a share of a card was not counted', error);
  }
}
