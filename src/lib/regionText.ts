/** Names of a place from the largest on: 广西玉林市玉州区, Guangxi, Yulin, Yuzhou. Letters need something between them. */
export function regionText(names: readonly string[]): string {
  return names.join(names.some((name) => /[a-z]/i.test(name)) ? ', ' : '');
}
