/**
 * The places of the rows of a list, so that a row that goes leaves its place empty and the others stay in theirs.
 * Rows that come at the end get places of their own; another order than before, a row in between, or rows that are all
 * others begin anew.
 * @param previous what this answered before, `[]` at the beginning
 * @param ids of the rows as they are to be shown
 */
export function stableOrder(previous: readonly string[], ids: readonly string[]): readonly string[] {
  const known = new Map(previous.map((id, index) => [id, index]));
  const seen = ids.map((id) => known.get(id) ?? Infinity);
  const isInOrder = seen.every((slot, index) => index === 0 || slot >= (seen[index - 1] ?? -1));
  if (!isInOrder) return ids;
  const added = ids.filter((id) => !known.has(id));
  if (added.length === 0) return previous;
  return added.length === ids.length ? ids : [...previous, ...added];
}
