/** The number of earth colours in styles/tokens.scss (`earth-1` …). */
const COLOURS = 5;

/** The earth colour of a person or company, 1 to 5: always the same for the same id. */
export function earthColour(id: string): number {
  let hash = 0;
  for (const character of id) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return (hash % COLOURS) + 1;
}
