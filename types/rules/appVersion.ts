/**
 * Returns the number by which versions are compared, with two digits per part: 41207 for `4.12.7`. Its type is inferred:
 * the build's configuration loads this file as it is, without a compiler.
 */
export const versionCodeOf = (version = '') =>
  Number(
    version
      .split('.')
      .map((part) => part.padStart(2, '0'))
      .join('')
  );
