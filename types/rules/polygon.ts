/** A polygon as x1, y1, x2, y2, …, without its first point again at the end. */
export type PolygonPoints = readonly number[];

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Returns the smallest upright rectangle around a polygon. */
export function boundsOf(polygon: PolygonPoints): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let index = 0; index < polygon.length; index += 2) {
    const [x, y] = [polygon[index] ?? 0, polygon[index + 1] ?? 0];
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  return bounds;
}

/** Returns whether two rectangles share a point. */
export function boundsMeet(one: Bounds, other: Bounds): boolean {
  return one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom;
}

/** Returns whether a point is inside a polygon; on its border either answer is possible. */
export function isInside(polygon: PolygonPoints, x: number, y: number): boolean {
  let inside = false;
  eachEdge(polygon, (x1, y1, x2, y2) => {
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

/** Lengths below a millimetre are noise of the numbers. */
const TOLERANCE_M = 0.001;

/** Returns whether `inner` lies within `outer`; a common border is allowed. */
export function isWithin(inner: PolygonPoints, outer: PolygonPoints): boolean {
  const small = towardsCentre(inner);
  for (let index = 0; index < small.length; index += 2) {
    if (!isInside(outer, small[index] ?? 0, small[index + 1] ?? 0)) return false;
  }
  return !haveCrossingEdges(small, outer);
}

/** Returns whether two polygons share an area; a common border is none. */
export function doOverlap(one: PolygonPoints, other: PolygonPoints): boolean {
  const [small, large] = [towardsCentre(one), towardsCentre(other)];
  if (!boundsMeet(boundsOf(small), boundsOf(large))) return false;
  return (
    haveCrossingEdges(small, large) ||
    isInside(large, small[0] ?? 0, small[1] ?? 0) ||
    isInside(small, large[0] ?? 0, large[1] ?? 0)
  );
}

/** Returns the polygon a millimetre smaller, so that borders that touch do not meet. */
function towardsCentre(polygon: PolygonPoints): number[] {
  const { left, top, right, bottom } = boundsOf(polygon);
  const shrink = (value: number, centre: number) => value - Math.sign(value - centre) * TOLERANCE_M;
  return polygon.map((value, index) => shrink(value, index % 2 === 0 ? (left + right) / 2 : (top + bottom) / 2));
}

function eachEdge(polygon: PolygonPoints, visit: (x1: number, y1: number, x2: number, y2: number) => void): void {
  for (let index = 0; index < polygon.length; index += 2) {
    const next = (index + 2) % polygon.length;
    visit(polygon[index] ?? 0, polygon[index + 1] ?? 0, polygon[next] ?? 0, polygon[next + 1] ?? 0);
  }
}

function haveCrossingEdges(one: PolygonPoints, other: PolygonPoints): boolean {
  let isCrossed = false;
  eachEdge(one, (ax, ay, bx, by) =>
    eachEdge(other, (cx, cy, dx, dy) => {
      const side = (px: number, py: number, qx: number, qy: number, x: number, y: number) =>
        Math.sign((qx - px) * (y - py) - (qy - py) * (x - px));
      if (
        side(ax, ay, bx, by, cx, cy) * side(ax, ay, bx, by, dx, dy) < 0 &&
        side(cx, cy, dx, dy, ax, ay) * side(cx, cy, dx, dy, bx, by) < 0
      ) {
        isCrossed = true;
      }
    })
  );
  return isCrossed;
}
