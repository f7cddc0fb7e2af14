import type { AfterFirstInteraction } from './types';

/** Scripts and view run in threads of their own, so the first screen needs no idle thread. */
export const afterFirstInteraction: AfterFirstInteraction = () => Promise.resolve();
