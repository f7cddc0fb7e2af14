/** This app has one HTML page; the router for several is left out. */
export function createMultiRouter(): never {
  throw new Error('the H5 app has one page');
}
