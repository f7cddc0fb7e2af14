/** Characters that the server takes. */
export const MAX_QUERY_LENGTH = 30;

/** A text as it can be looked for: without blanks around it, at most 30 characters (an emoji counts as one). */
export function normalizeQuery(text: string): { query: string; isTruncated: boolean } {
  const characters = [...text.trim()];
  return {
    query: characters.slice(0, MAX_QUERY_LENGTH).join('').trim(),
    isTruncated: characters.length > MAX_QUERY_LENGTH
  };
}
