import type { StartAnalytics } from './startAnalytics';

/**
 * Loads the code of the analytics. Has platform variants because the mini-program takes it from a package of code; they are
 * here because it reads stores, which are above src/platform.
 * @throws Error when the code did not arrive
 */
export type LoadAnalytics = () => Promise<StartAnalytics>;
