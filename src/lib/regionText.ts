import { shortRegionName } from '@rules/shortRegionName';

/** Names of a place from the largest on: 广西壮族自治区玉林市; Guangxi, Yulin. Letters need something between them. */
export function regionText(names: readonly string[]): string {
  return names.join(names.some((name) => /[a-z]/i.test(name)) ? ', ' : '');
}

/** The same without what kind of place each is: 广西玉林. */
export const shortRegionText = (names: readonly string[]): string => regionText(names.map(shortRegionName));
