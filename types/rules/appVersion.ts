/** Returns the number by which versions are compared, with two digits per part: 41207 for `4.12.7`. */
export const versionCodeOf = (version: string): number =>
  Number(
    version
      .split('.')
      .map((part) => part.padStart(2, '0'))
      .join('')
  );
