/** A box around China, in degrees of GCJ-02. */
const SOUTH = 3;
const NORTH = 54;
const WEST = 73;
const EAST = 136;

/** Goods are sent inside China: a point elsewhere is a mistake of the map, or of whoever wrote it. */
export function isMapPosition({ latitude, longitude }: { latitude: number; longitude: number }): boolean {
  return latitude >= SOUTH && latitude <= NORTH && longitude >= WEST && longitude <= EAST;
}
