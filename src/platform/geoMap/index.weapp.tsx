import { Map } from '@tarojs/components';
import { MAX_ZOOM, MIN_ZOOM } from '@/lib/webMercator';
import { calloutColors } from './calloutColors';
import type { GeoMap as GeoMapType, IsGeoMapDrawn } from './types';

/** Pixels of a marker of WeChat's map, which draws its own pin where no picture is given. */
const MARKER_PX = 28;

interface RegionChange {
  type?: string;
  causedBy?: string;
  detail?: { causedBy?: string; centerLocation?: { latitude: number; longitude: number }; scale?: number };
}

const gestures = new Set(['gesture', 'drag', 'scale']);

export const isGeoMapDrawn: IsGeoMapDrawn = false;

export const GeoMap: GeoMapType = (props) => {
  const { className, label, centre, zoom, shapes, selectedId, position, onMarker, onView } = props;
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
      markers={shapes.markers.map(({ id, latitude, longitude, title }) => ({
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
      }))}
      polyline={shapes.polylines}
      polygons={shapes.polygons}
      circles={[
        ...shapes.circles,
        ...(position
          ? [
              {
                ...position,
                color: calloutColors.ground,
                fillColor: calloutColors.position,
                radius: 12,
                strokeWidth: 2
              }
            ]
          : [])
      ]}
      onMarkerTap={({ detail }) => onMarker(Number(detail.markerId))}
      onRegionChange={handleRegion}
      onError={() => undefined}
    />
  );
};
