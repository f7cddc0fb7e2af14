/**
 * Number of rows that a list requests when it opens with a tap: at most those that the platform can render in one step;
 * undefined for the server's default.
 */
export type InitialPageSize = (maxRows: number) => number | undefined;
