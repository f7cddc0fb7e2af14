import type { AfterFirstInteraction } from './types';

/** Scripts and view run in threads of their own: there is nothing to keep free. */
export const afterFirstInteraction: AfterFirstInteraction = () => Promise.resolve();
