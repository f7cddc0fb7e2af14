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
    words: '[STATE]',
    summary: 'supplies that wait for a review, the oldest first, and what the text check was in doubt about',
    run: ({ onDatabase, images }, [status]) => onDatabase((db) => listSuppliesByWords({ db, images }, status))
  },
  'supply:review': {
    words: 'ID approve|reject|takedown [REASON] [--by NAME]',
    summary: 'decide about a supply; its owner is told, also the reason',
    run: ({ onDatabase, images, now }, words) =>
      onDatabase((db) => reviewSupplyByWords({ db, images }, words, now.getTime()))
  }
};
