import { MINUTE_MS } from '@rules/duration';

/** A removal by the owner can be undone for so long; then it is a deletion. */
export const UNDO_MS = 10 * MINUTE_MS;
