import type { Commands } from '../../operatorCommand';
import { listCommand, reviewCommand } from '../listing/reviewCli';
import { listSuppliesForReview, type ReviewDeps, reviewSupply } from './review.service';

const NOUN = 'supply';

/** `supply:list [STATUS]`: supplies in a status, `pending` by default. */
export function listSuppliesCommand(deps: ReviewDeps, status = 'pending'): Promise<string> {
  return listCommand(NOUN, status, (wanted) => listSuppliesForReview(deps, wanted));
}

/** `supply:review ID approve|reject|takedown [REASON] [--by NAME]`. */
export function reviewSupplyCommand(deps: ReviewDeps, args: readonly string[], nowMs: number): Promise<string> {
  return reviewCommand(NOUN, args, (id, body) => reviewSupply(deps, id, body, nowMs));
}

export const supplyCommands: Commands = {
  'supply:list': {
    usage: '[STATUS]',
    summary: 'pending supplies, oldest first, with doubtful texts',
    run: ({ withDatabase, files }, [status]) => withDatabase((db) => listSuppliesCommand({ db, files }, status))
  },
  'supply:review': {
    usage: 'ID approve|reject|takedown [REASON] [--by NAME]',
    summary: 'approve, reject or take down a supply; its owner is notified, with the reason',
    run: ({ withDatabase, files, now }, args) =>
      withDatabase((db) => reviewSupplyCommand({ db, files }, args, now.getTime()))
  }
};
