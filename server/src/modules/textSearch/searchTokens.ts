const CHINESE = /[\u3400-\u9fff]+/g;
const LATIN = /[a-z0-9]+/g;

/** As the index sees a text: full width as half width, lower case. */
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/**
 * The tokens that every text with this phrase has, cut as `search_tokens` of the database cuts (migration 0206): pairs of
 * neighbours in Chinese, a character that stands alone, Latin words and numbers. None for what is no word, such as an emoji.
 */
export function tokensOf(phrase: string): string[] {
  const folded = fold(phrase);
  const runs = folded.match(CHINESE) ?? [];
  const pairs = runs.flatMap((run) =>
    run.length === 1 ? [run] : Array.from({ length: run.length - 1 }, (_, index) => run.slice(index, index + 2))
  );
  return [...new Set([...pairs, ...(folded.match(LATIN) ?? [])])];
}
