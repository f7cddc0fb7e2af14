import type { paintPoster } from './paintPoster';

/**
 * Loads what lays posters out and draws them, with the first one. Has platform variants because the mini-program takes it
 * from a package of its own: articles, flashes, price lines and supplies would each bring it along otherwise.
 * @throws ApiError NETWORK when the code did not arrive; the next call tries again
 */
export type LoadPaintPoster = () => Promise<typeof paintPoster>;
