import type { Db } from '../../database/schema';
import { listInWords, reviewInWords } from '../listing/reviewWords';
import { listReviewedPurchases, reviewPurchase } from './review.service';

const NOUN = 'purchase request';

/** `purchase:list [STATE]`. */
export function listPurchasesByWords(db: Db, status = 'pending'): Promise<string> {
  return listInWords(NOUN, status, (wanted) => listReviewedPurchases(db, wanted));
}

/** `purchase:review ID approve|reject|takedown [REASON] [--by NAME]`. */
export function reviewPurchaseByWords(db: Db, words: readonly string[], nowMs: number): Promise<string> {
  return reviewInWords(NOUN, words, (id, body) => reviewPurchase(db, id, body, nowMs));
}
