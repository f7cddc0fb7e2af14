/**
 * Returns the slots of the rows of a list: a removed row leaves its slot empty, and the others retain theirs. Rows
 * added at the end get new slots; a changed order, an inserted row or entirely different rows restart with the given
 * ids.
 * @param previous last result; `[]` for the first call
 * @param ids ids of the rows to show
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
