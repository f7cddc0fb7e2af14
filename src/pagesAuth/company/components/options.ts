/** What can be chosen, from its words. */
export function optionsOf<K extends string>(words: Record<K, string>): { key: K; text: string }[] {
  return (Object.keys(words) as K[]).map((key) => ({ key, text: words[key] }));
}
