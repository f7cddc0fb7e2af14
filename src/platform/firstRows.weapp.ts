import type { FirstRows } from './firstRows.types';

/** Rows cross to the screen as data, and a tap that sends much of it is answered late. */
export const firstRows: FirstRows = (drawnAtOnce) => drawnAtOnce;
