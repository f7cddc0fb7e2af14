/** Replaces modules that the H5 build does not need. */
export default function notBundled(): never {
  throw new Error('this module is not part of the H5 build');
}
