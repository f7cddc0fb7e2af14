/** Characters that the server takes. */
export const MAX_LENGTH = 30;

/** A text as it can be looked for: without blanks around it, at most 30 characters (an emoji counts as one). */
export function queryOf(text: string): { query: string; isCut: boolean } {
  const characters = [...text.trim()];
  return { query: characters.slice(0, MAX_LENGTH).join('').trim(), isCut: characters.length > MAX_LENGTH };
}
