import type { ExpoIndexContent } from './content';

/**
 * Loads the content of the page, on first use. Has platform variants because the mini-program takes it from a package that
 * the page is not in; they are here because they are made of blocks, which lie above src/platform.
 * @throws ApiError NETWORK when the code did not arrive; the next call tries again
 */
export type LoadContent = () => Promise<ExpoIndexContent>;
