import type { Db } from '../../database/schema';
import type { Commands } from '../../operatorCommand';
import { listCommand, reviewCommand } from '../listing/reviewCli';
import { listPurchasesForReview, reviewPurchase } from './review.service';

const NOUN = 'purchase request';

/** `purchase:list [STATUS]`. */
export function listPurchasesCommand(db: Db, status = 'pending'): Promise<string> {
  return listCommand(NOUN, status, (wanted) => listPurchasesForReview(db, wanted));
}

/** `purchase:review ID approve|reject|takedown [REASON] [--by NAME]`. */
export function reviewPurchaseCommand(db: Db, args: readonly string[], nowMs: number): Promise<string> {
  return reviewCommand(NOUN, args, (id, body) => reviewPurchase(db, id, body, nowMs));
}

export const purchaseCommands: Commands = {
  'purchase:list': {
    usage: '[STATUS]',
    summary: 'pending purchase requests, oldest first, or all of a state',
    run: ({ withDatabase }, [status]) => withDatabase((db) => listPurchasesCommand(db, status))
  },
  'purchase:review': {
    usage: 'ID approve|reject|takedown [REASON] [--by NAME]',
    summary: 'approve, reject or take down a purchase request; its owner is notified, with the reason',
    run: ({ withDatabase, now }, args) => withDatabase((db) => reviewPurchaseCommand(db, args, now.getTime()))
  }
};
