const MAX_ENTRIES = 20;

/** Returns the history with the term at the top: newest first, without duplicates, at most 20. */
export function addToHistory(history: readonly string[], word: string): string[] {
  return [word, ...history.filter((known) => known !== word)].slice(0, MAX_ENTRIES);
}
