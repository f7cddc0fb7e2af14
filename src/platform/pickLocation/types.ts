import type { MapPosition } from '@contract/region';

/** A location of the platform's map; degrees are GCJ-02. */
export interface PickedLocation extends MapPosition {
  /** Empty for a point without a name. */
  name: string;
  /** Address with its province: 广西壮族自治区玉林市玉州区二环北路168号. May be empty. */
  address: string;
}

export interface PickLocationPlatform {
  /** Whether there is a map to choose on. */
  canPickLocation: boolean;
  /**
   * Opens the map, at `from` where given; resolves with null for a cancellation.
   * @throws Error when the platform refuses
   */
  pickLocation(from: MapPosition | null): Promise<PickedLocation | null>;
}
