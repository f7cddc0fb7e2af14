/** Number of earth colours in styles/tokens.scss (`earth-1` …). */
const COLOR_COUNT = 5;

/**
 * Returns the earth colour of a person or company, 1 to 5. Deterministic.
 * @param key id of a company, or name of a person
 */
export function avatarColor(key: string): number {
  let hash = 0;
  for (const character of key) hash = ((hash * 33) ^ (character.codePointAt(0) ?? 0)) % 65521;
  return (hash % COLOR_COUNT) + 1;
}
