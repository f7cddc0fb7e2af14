const CHINESE = /[\u3400-\u9fff]+/g;
const LATIN = /[a-z0-9]+/g;

/** Normalises a text like the index: full width as half width, lower case. */
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/**
 * Returns the tokens of every text with this phrase, split like `search_tokens` of the database (migration 0206): pairs
 * of neighbouring Chinese characters, isolated characters, Latin words and numbers. None for what is no word, such as
 * an emoji.
 */
export function tokensOf(phrase: string): string[] {
  const folded = fold(phrase);
  const runs = folded.match(CHINESE) ?? [];
  const pairs = runs.flatMap((run) =>
    run.length === 1 ? [run] : Array.from({ length: run.length - 1 }, (_, index) => run.slice(index, index + 2))
  );
  return [...new Set([...pairs, ...(folded.match(LATIN) ?? [])])];
}
