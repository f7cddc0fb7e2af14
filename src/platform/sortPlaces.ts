/** The middle of a place, in pixels of the screen. */
export interface Place {
  x: number;
  y: number;
}

/** Which of the places is nearest to a point. */
export function nearestPlace(places: readonly Place[], { x, y }: Place): number {
  const distances = places.map((place) => Math.hypot(place.x - x, place.y - y));
  return distances.indexOf(Math.min(...distances));
}

/** Where something comes to stand while what stood at `from` is held over `to`. */
export function placeWhileHeld(place: number, from: number, to: number): number {
  if (place === from) return to;
  if (from < place && place <= to) return place - 1;
  if (to <= place && place < from) return place + 1;
  return place;
}
