import type { KeptAnswersPlatform } from './types';

/** The mini-program has no service worker. */
export const noteAnswer: KeptAnswersPlatform['noteAnswer'] = () => undefined;

export const shownSince: KeptAnswersPlatform['shownSince'] = (loadedAtMs) => loadedAtMs;
