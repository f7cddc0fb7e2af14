import { listCommand, reviewCommand } from '../listing/reviewCli';
import type { Commands } from '../../operatorCommand';
import { listSuppliesForReview, reviewSupply, type ReviewDeps } from './review.service';

const NOUN = 'supply';

/** `supply:list [STATE]`: what waits for a review, the oldest first, or everything of a state. */
export function listSuppliesCommand(deps: ReviewDeps, status = 'pending'): Promise<string> {
  return listCommand(NOUN, status, (wanted) => listSuppliesForReview(deps, wanted));
}

/** `supply:review ID approve|reject|takedown [REASON] [--by NAME]`: its owner is told, also the reason. */
export function reviewSupplyCommand(deps: ReviewDeps, args: readonly string[], nowMs: number): Promise<string> {
  return reviewCommand(NOUN, args, (id, body) => reviewSupply(deps, id, body, nowMs));
}

export const supplyCommands: Commands = {
  'supply:list': {
    usage: '[STATE]',
    summary: 'supplies that wait for a review, the oldest first, and what the text check was in doubt about',
    run: ({ withDatabase, files }, [status]) => withDatabase((db) => listSuppliesCommand({ db, files }, status))
  },
  'supply:review': {
    usage: 'ID approve|reject|takedown [REASON] [--by NAME]',
    summary: 'decide about a supply; its owner is told, also the reason',
    run: ({ withDatabase, files, now }, args) =>
      withDatabase((db) => reviewSupplyCommand({ db, files }, args, now.getTime()))
  }
};
