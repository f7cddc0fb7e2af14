/**
 * Replaces modules that the H5 build does not need.
 * @throws Error always: what the H5 build does not need is never called
 */
export default function notBundled(): never {
  throw new Error('this module is not part of the H5 build');
}
