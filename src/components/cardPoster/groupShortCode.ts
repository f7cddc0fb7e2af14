/** Returns a code to type in groups of four: `ABCD EFGH`. */
export const groupShortCode = (shortCode: string): string => shortCode.replace(/(.{4})(?=.)/g, '$1 ');
