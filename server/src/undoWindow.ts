import { MINUTE_MS } from '@rules/duration';

/** The owner can undo a removal for this time; then it is final. */
export const UNDO_MS = 10 * MINUTE_MS;
