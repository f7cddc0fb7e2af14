/** Bounding box of China in GCJ-02 degrees. */
const SOUTH = 3;
const NORTH = 54;
const WEST = 73;
const EAST = 136;

/**
 * Returns whether the point is in China. Goods ship only inside China, so any other point is an error of the map or the
 * caller.
 */
export function isMapPosition({ latitude, longitude }: { latitude: number; longitude: number }): boolean {
  return latitude >= SOUTH && latitude <= NORTH && longitude >= WEST && longitude <= EAST;
}
