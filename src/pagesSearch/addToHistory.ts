const MAX_ENTRIES = 20;

/** The history with the word at its head: newest first, no word twice, at most 20. */
export function addToHistory(history: readonly string[], word: string): string[] {
  return [word, ...history.filter((known) => known !== word)].slice(0, MAX_ENTRIES);
}
