import type { Degrees } from './gcj02';

/** Zoom levels of the specification: 5 shows provinces, 18 single buildings. */
export const MIN_ZOOM = 5;
export const MAX_ZOOM = 18;
export const DEFAULT_ZOOM = 16;

/** Pixels of the whole world at zoom 0. */
const WORLD_PX = 256;
/** Metres of a pixel at the equator at zoom 0. */
const EQUATOR_M = 156_543.034;

export const clampZoom = (zoom: number) => Math.min(Math.max(zoom, MIN_ZOOM), MAX_ZOOM);

/** Returns the pixels of a position from the north-west corner of the world's map. */
function worldPixels({ latitude, longitude }: Degrees, zoom: number): { x: number; y: number } {
  const size = WORLD_PX * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return { x: ((longitude + 180) / 360) * size, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size };
}

/** Returns the distance of a position from the middle of the map, in pixels to the right and down. */
export function fromCentre(point: Degrees, centre: Degrees, zoom: number): { x: number; y: number } {
  const [one, other] = [worldPixels(point, zoom), worldPixels(centre, zoom)];
  return { x: one.x - other.x, y: one.y - other.y };
}

/** Returns the centre of the map after its picture was moved by so many pixels. */
export function movedCentre(centre: Degrees, byX: number, byY: number, zoom: number): Degrees {
  const size = WORLD_PX * 2 ** zoom;
  const { x, y } = worldPixels(centre, zoom);
  const part = Math.PI - (2 * Math.PI * (y - byY)) / size;
  return {
    latitude: (Math.atan(Math.sinh(part)) * 180) / Math.PI,
    longitude: ((x - byX) / size) * 360 - 180
  };
}

/** Returns the metres of a pixel at a latitude. */
export function metresPerPixel(latitude: number, zoom: number): number {
  return (EQUATOR_M * Math.cos((latitude * Math.PI) / 180)) / 2 ** zoom;
}
