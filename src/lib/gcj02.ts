export interface Degrees {
  latitude: number;
  longitude: number;
}

/** Krassowsky's ellipsoid: semi-major axis in metres, and the square of the eccentricity. */
const AXIS_M = 6_378_245;
const ECCENTRICITY2 = 0.006_693_421_622_965_943;

/**
 * Converts a position of a satellite receiver (WGS-84) to the degrees of mainland maps (GCJ-02), which are shifted by some
 * hundred metres. The formula holds inside China; positions abroad are not shifted there either, but no map of ours shows
 * them.
 */
export function toGcj02({ latitude, longitude }: Degrees): Degrees {
  const [x, y] = [longitude - 105, latitude - 35];
  const radians = (latitude / 180) * Math.PI;
  const curve = 1 - ECCENTRICITY2 * Math.sin(radians) ** 2;
  const north = (shiftNorth(x, y) * 180) / (((AXIS_M * (1 - ECCENTRICITY2)) / (curve * Math.sqrt(curve))) * Math.PI);
  const east = (shiftEast(x, y) * 180) / ((AXIS_M / Math.sqrt(curve)) * Math.cos(radians) * Math.PI);
  return { latitude: latitude + north, longitude: longitude + east };
}

/** Sum of the two short waves that both shifts have in common. */
const ripple = (x: number) => ((20 * Math.sin(6 * x * Math.PI) + 20 * Math.sin(2 * x * Math.PI)) * 2) / 3;

function shiftNorth(x: number, y: number): number {
  const waves =
    ((20 * Math.sin(y * Math.PI) + 40 * Math.sin((y / 3) * Math.PI)) * 2) / 3 +
    ((160 * Math.sin((y / 12) * Math.PI) + 320 * Math.sin((y * Math.PI) / 30)) * 2) / 3;
  return -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * Math.sqrt(Math.abs(x)) + ripple(x) + waves;
}

function shiftEast(x: number, y: number): number {
  const waves =
    ((20 * Math.sin(x * Math.PI) + 40 * Math.sin((x / 3) * Math.PI)) * 2) / 3 +
    ((150 * Math.sin((x / 12) * Math.PI) + 300 * Math.sin((x / 30) * Math.PI)) * 2) / 3;
  return 300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * Math.sqrt(Math.abs(x)) + ripple(x) + waves;
}
