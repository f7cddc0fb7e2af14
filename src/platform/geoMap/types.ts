import type { ComponentType } from 'react';
import type { ExpoSite } from '@contract/expoSite';
import type { Degrees } from '@/lib/gcj02';

export interface GeoMapProps {
  className: string | undefined;
  /** Content of the map, in a sentence. */
  label: string;
  centre: Degrees;
  /** 5 to 18. */
  zoom: number;
  shapes: Pick<ExpoSite, 'markers' | 'polylines' | 'polygons' | 'circles'>;
  selectedId: number | null;
  /** Own position of the user; null when it is not shown. */
  position: Degrees | null;
  onMarker(id: number): void;
  /** The user has moved or zoomed the map. */
  onView(centre: Degrees, zoom: number): void;
}

/**
 * A map with shapes: WeChat's own in the mini-program, elsewhere a drawing without streets, because the app loads nothing
 * from a foreign server.
 */
export type GeoMap = ComponentType<GeoMapProps>;

/** Whether the map is a drawing without streets. */
export type IsGeoMapDrawn = boolean;
