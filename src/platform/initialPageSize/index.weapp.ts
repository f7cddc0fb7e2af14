import type { InitialPageSize } from './types';

/** Rows cross to the screen as data, and a tap that sends much of it is answered late. */
export const initialPageSize: InitialPageSize = (maxRows) => maxRows;
