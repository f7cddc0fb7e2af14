import { shortRegionName } from '@rules/shortRegionName';

/** Joins region names from the largest down: 广西壮族自治区玉林市, but Guangxi, Yulin with a comma for Latin script. */
export function regionText(names: readonly string[]): string {
  return names.join(names.some((name) => /[a-z]/i.test(name)) ? ', ' : '');
}

/** Joins region names without their administrative suffixes: 广西玉林. */
export const shortRegionText = (names: readonly string[]): string => regionText(names.map(shortRegionName));
