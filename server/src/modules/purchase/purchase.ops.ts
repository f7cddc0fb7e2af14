import type { Db } from '../../database/schema';
import { listInWords, reviewInWords } from '../listing/reviewWords';
import type { Commands } from '../../operatorCommand';
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

export const purchaseCommands: Commands = {
  'purchase:list': {
    usage: '[STATE]',
    summary: 'purchase requests that wait for a review, the oldest first, or all of a state',
    run: ({ withDatabase }, [status]) => withDatabase((db) => listPurchasesByWords(db, status))
  },
  'purchase:review': {
    usage: 'ID approve|reject|takedown [REASON] [--by NAME]',
    summary: 'let a purchase request through, refuse it, or take it down; its owner is told, also the reason',
    run: ({ withDatabase, now }, words) => withDatabase((db) => reviewPurchaseByWords(db, words, now.getTime()))
  }
};
