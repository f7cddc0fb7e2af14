import type { MapPosition } from '@contract/region';

/** A place as the platform's map names it; degrees are GCJ-02. */
export interface PickedLocation extends MapPosition {
  /** Empty for a point that has none. */
  name: string;
  /** From the province on: 广西壮族自治区玉林市玉州区二环北路168号. May be empty. */
  address: string;
}

export interface PickLocationPlatform {
  /** Is there a map to choose on? */
  canPickLocation: boolean;
  /** Opens the map, at `from` where given; null when the person turns back. Rejects when the platform refuses. */
  pickLocation(from: MapPosition | null): Promise<PickedLocation | null>;
}
