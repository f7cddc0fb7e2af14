import type { paintPoster } from './paintPoster';

let passed: typeof paintPoster | undefined;

/** Passes the painter on to the pages, which are in other packages. */
export function passPaintPoster(paint: typeof paintPoster): void {
  passed = paint;
}

/**
 * Returns the painter of posters.
 * @throws Error before its package has run
 */
export function passedPaintPoster(): typeof paintPoster {
  if (passed === undefined) throw new Error('the package of the posters passed no painter on');
  return passed;
}
