/** Returns the options for a map of labels. */
export function optionsOf<K extends string>(labels: Record<K, string>): { key: K; text: string }[] {
  return (Object.keys(labels) as K[]).map((key) => ({ key, text: labels[key] }));
}
