/** The middle of a place, in pixels of the screen. */
export interface Point {
  x: number;
  y: number;
}

/** Which of the places is nearest to a point. */
export function nearestIndex(centres: readonly Point[], { x, y }: Point): number {
  const distances = centres.map((centre) => Math.hypot(centre.x - x, centre.y - y));
  return distances.indexOf(Math.min(...distances));
}

/** Where something comes to stand while what stood at `from` is held over `to`. */
export function indexWhileDragging(index: number, from: number, to: number): number {
  if (index === from) return to;
  if (from < index && index <= to) return index - 1;
  if (to <= index && index < from) return index + 1;
  return index;
}
