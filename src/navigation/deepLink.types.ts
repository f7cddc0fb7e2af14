import type { followLink } from './followLink';

/** The mini-program loads the code that follows links with the first of them. */
export type OpenDeepLink = typeof followLink;
