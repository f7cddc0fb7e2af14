import { Map } from '@tarojs/components';
import { useMemo } from 'react';
import type { Degrees } from '@/lib/gcj02';
import { MAX_ZOOM, MIN_ZOOM } from '@/lib/webMercator';
import { calloutColors } from './calloutColors';
import type { GeoMap as GeoMapType, GeoMapProps, IsGeoMapDrawn } from './types';

/** Pixels of a marker of WeChat's map, which draws its own pin where no picture is given. */
const MARKER_PX = 28;

type Shapes = GeoMapProps['shapes'];

interface RegionChange {
  type?: string;
  causedBy?: string;
  detail?: { causedBy?: string; centerLocation?: { latitude: number; longitude: number }; scale?: number };
}

const gestures = new Set(['gesture', 'drag', 'scale']);

function markersOf({ markers }: Shapes, selectedId: number | null) {
  return markers.map(({ id, latitude, longitude, title }) => ({
    id,
    latitude,
    longitude,
    title,
    iconPath: '',
    width: MARKER_PX,
    height: MARKER_PX,
    callout: {
      content: title,
      color: calloutColors.text,
      bgColor: calloutColors.ground,
      fontSize: 12,
      anchorX: 0,
      anchorY: 0,
      borderRadius: 6,
      borderWidth: 0,
      borderColor: calloutColors.ground,
      padding: 6,
      textAlign: 'center' as const,
      display: id === selectedId ? ('ALWAYS' as const) : ('BYCLICK' as const)
    }
  }));
}

function circlesOf({ circles }: Shapes, position: Degrees | null) {
  if (!position) return circles;
  const { ground: color, position: fillColor } = calloutColors;
  return [...circles, { ...position, color, fillColor, radius: 12, strokeWidth: 2 }];
}

export const isGeoMapDrawn: IsGeoMapDrawn = false;

export const GeoMap: GeoMapType = (props) => {
  const { className, label, centre, zoom, shapes, selectedId, position, onMarker, onView } = props;
  // The same lists while only the view changes: WeChat would draw all of them again.
  const markers = useMemo(() => markersOf(shapes, selectedId), [shapes, selectedId]);
  const circles = useMemo(() => circlesOf(shapes, position), [shapes, position]);
  const handleRegion = (event: object) => {
    const { type, causedBy, detail = {} } = event as RegionChange;
    // The end of a move by the app would answer itself.
    if (type !== 'end' || !gestures.has(detail.causedBy ?? causedBy ?? '')) return;
    onView(detail.centerLocation ?? centre, detail.scale ?? zoom);
  };
  return (
    <Map
      className={className}
      aria-label={label}
      latitude={centre.latitude}
      longitude={centre.longitude}
      scale={zoom}
      minScale={MIN_ZOOM}
      maxScale={MAX_ZOOM}
      markers={markers}
      polyline={shapes.polylines}
      polygons={shapes.polygons}
      circles={circles}
      onMarkerTap={({ detail }) => onMarker(Number(detail.markerId))}
      onRegionChange={handleRegion}
      onError={() => undefined}
    />
  );
};
