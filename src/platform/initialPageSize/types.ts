/**
 * How many rows a list asks for that opens by a tap: at most those that the platform can draw in one step; undefined for
 * as many as the server gives.
 */
export type InitialPageSize = (maxRows: number) => number | undefined;
