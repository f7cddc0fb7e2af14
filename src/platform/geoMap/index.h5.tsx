import { useEffect, useRef, useState } from 'react';
import type { Degrees } from '@/lib/gcj02';
import { clampZoom, fromCentre, metresPerPixel, movedCentre } from '@/lib/webMercator';
import type { GeoMap as GeoMapType, IsGeoMapDrawn } from './types';
import styles from './GeoMap.module.scss';

const WHEEL_PX_OF_LEVEL = 300;
const SLOP_PX = 6;
/** Drawn around the middle: more than any screen shows. */
const HALF = 1200;

export const isGeoMapDrawn: IsGeoMapDrawn = true;

/** Draws the shapes to scale; the ground has no streets. */
export const GeoMap: GeoMapType = (props) => {
  const { className, label, centre, zoom, shapes, selectedId, position, onMarker, onView } = props;
  const element = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState({ x: 0, y: 0 });
  const start = useRef<{ x: number; y: number } | null>(null);
  const isMoved = useRef(false);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    const map = element.current;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const { centre: middle, zoom: level } = latest.current;
      onView(middle, clampZoom(level - event.deltaY / WHEEL_PX_OF_LEVEL));
    };
    map?.addEventListener('wheel', wheel, { passive: false });
    return () => map?.removeEventListener('wheel', wheel);
  }, [onView]);

  const at = (point: Degrees) => fromCentre(point, centre, zoom);
  const path = (points: readonly Degrees[]) => points.map((point) => Object.values(at(point)).join()).join(' ');
  const finish = () => {
    if (start.current && isMoved.current) onView(movedCentre(centre, drag.x, drag.y, zoom), zoom);
    start.current = null;
    setDrag({ x: 0, y: 0 });
  };
  return (
    <div
      ref={element}
      className={`${styles.map} ${className ?? ''}`}
      role="group"
      aria-label={label}
      onPointerDown={({ clientX, clientY }) => {
        start.current = { x: clientX, y: clientY };
        isMoved.current = false;
      }}
      onPointerMove={({ clientX, clientY }) => {
        if (!start.current) return;
        const by = { x: clientX - start.current.x, y: clientY - start.current.y };
        if (Math.hypot(by.x, by.y) < SLOP_PX && !isMoved.current) return;
        isMoved.current = true;
        setDrag(by);
      }}
      onPointerUp={finish}
      onPointerLeave={finish}
      onPointerCancel={finish}
    >
      <svg className={styles.drawing} viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`} aria-hidden>
        <g transform={`translate(${drag.x} ${drag.y})`}>
          {[...shapes.polygons]
            .sort((one, other) => one.zIndex - other.zIndex)
            .map(({ points, strokeWidth, strokeColor, fillColor, dashArray }, index) => (
              <polygon
                key={index}
                points={path(points)}
                fill={fillColor}
                stroke={strokeColor}
                strokeWidth={strokeWidth}
                strokeDasharray={dashArray.join(' ')}
              />
            ))}
          {shapes.circles.map((circle, index) => (
            <circle
              key={index}
              cx={at(circle).x}
              cy={at(circle).y}
              r={circle.radius / metresPerPixel(circle.latitude, zoom)}
              fill={circle.fillColor}
              stroke={circle.color}
              strokeWidth={circle.strokeWidth}
            />
          ))}
          {shapes.polylines.map(({ points, color, width, dottedLine }, index) => (
            <polyline
              key={index}
              points={path(points)}
              fill="none"
              stroke={color}
              strokeWidth={width}
              strokeLinecap="round"
              strokeLinejoin="round"
              strokeDasharray={dottedLine ? `1 ${width * 2}` : undefined}
            />
          ))}
          {position && <circle className={styles.position} cx={at(position).x} cy={at(position).y} r={7} />}
        </g>
      </svg>
      {shapes.markers.map((marker) => (
        <button
          key={marker.id}
          type="button"
          className={`${styles.marker} ${marker.id === selectedId ? styles.selected : ''}`}
          aria-pressed={marker.id === selectedId}
          style={{ transform: `translate(${at(marker).x + drag.x}px, ${at(marker).y + drag.y}px)` }}
          onClick={() => {
            if (!isMoved.current) onMarker(marker.id);
          }}
        >
          <span className={styles.pin} />
          <span className={styles.title}>{marker.title}</span>
        </button>
      ))}
    </div>
  );
};
