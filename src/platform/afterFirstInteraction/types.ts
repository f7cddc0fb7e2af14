/**
 * Resolves when work that the first screen does not need can be done: with the first touch, click or key, or three
 * seconds after the page was loaded. Before that a slow phone is busy.
 */
export type AfterFirstInteraction = () => Promise<void>;
