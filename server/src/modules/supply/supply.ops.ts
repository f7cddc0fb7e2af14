import { listInWords, reviewInWords } from '../listing/reviewWords';
import type { Commands } from '../../operatorCommand';
import { listForReview, reviewSupply, type ReviewDeps } from './review.service';

const NOUN = 'supply';

/** `supply:list [STATE]`: what waits for a review, the oldest first, or everything of a state. */
export function listSuppliesByWords(deps: ReviewDeps, status = 'pending'): Promise<string> {
  return listInWords(NOUN, status, (wanted) => listForReview(deps, wanted));
}

/** `supply:review ID approve|reject|takedown [REASON] [--by NAME]`: its owner is told, also the reason. */
export function reviewSupplyByWords(deps: ReviewDeps, words: readonly string[], nowMs: number): Promise<string> {
  return reviewInWords(NOUN, words, (id, body) => reviewSupply(deps, id, body, nowMs));
}

export const supplyCommands: Commands = {
  'supply:list': {
    usage: '[STATE]',
    summary: 'supplies that wait for a review, the oldest first, and what the text check was in doubt about',
    run: ({ withDatabase, files }, [status]) => withDatabase((db) => listSuppliesByWords({ db, files }, status))
  },
  'supply:review': {
    usage: 'ID approve|reject|takedown [REASON] [--by NAME]',
    summary: 'decide about a supply; its owner is told, also the reason',
    run: ({ withDatabase, files, now }, words) =>
      withDatabase((db) => reviewSupplyByWords({ db, files }, words, now.getTime()))
  }
};
