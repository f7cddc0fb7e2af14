/**
 * Resolves when what the first screen does not need may be done: with the first touch, click or key, or three seconds
 * after the page was loaded. Before that a slow phone is busy enough.
 */
export type AfterFirstInteraction = () => Promise<void>;
