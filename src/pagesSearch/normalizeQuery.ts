/** Maximum number of characters that the server accepts. */
export const MAX_QUERY_LENGTH = 30;

/** Normalizes a search text: trimmed, at most 30 characters, counting an emoji once. */
export function normalizeQuery(text: string): { query: string; isTruncated: boolean } {
  const characters = [...text.trim()];
  return {
    query: characters.slice(0, MAX_QUERY_LENGTH).join('').trim(),
    isTruncated: characters.length > MAX_QUERY_LENGTH
  };
}
