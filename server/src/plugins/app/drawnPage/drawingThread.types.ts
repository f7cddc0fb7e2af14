import type { DrawnPageResult } from './PageContext';

/** Response of the thread that draws. The first one comes unasked: it has evaluated the code of all pages. */
export type DrawingResponse =
  { kind: 'ready' } | { kind: 'drawn'; page: DrawnPageResult } | { kind: 'fault'; text: string };
