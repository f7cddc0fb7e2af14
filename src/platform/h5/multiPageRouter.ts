/**
 * This app has one HTML page; the router for several is left out.
 * @throws Error always: an app with one page has no use for it
 */
export function createMultiRouter(): never {
  throw new Error('the H5 app has one page');
}
