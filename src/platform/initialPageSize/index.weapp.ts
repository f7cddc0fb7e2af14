import type { InitialPageSize } from './types';

/** Rows are sent to the view as data, and a tap that sends much of it responds late. */
export const initialPageSize: InitialPageSize = (maxRows) => maxRows;
