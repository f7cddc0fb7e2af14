/** The middle of a slot, in pixels of the screen. */
export interface Point {
  x: number;
  y: number;
}

/** Returns the index of the slot that is nearest to a point. */
export function nearestIndex(centres: readonly Point[], { x, y }: Point): number {
  const distances = centres.map((centre) => Math.hypot(centre.x - x, centre.y - y));
  return distances.indexOf(Math.min(...distances));
}

/** Returns the target index of an item while the one of `from` is dragged over `to`. */
export function indexWhileDragging(index: number, from: number, to: number): number {
  if (index === from) return to;
  if (from < index && index <= to) return index - 1;
  if (to <= index && index < from) return index + 1;
  return index;
}
