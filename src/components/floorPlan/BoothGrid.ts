import type { Booth } from '@contract/floorPlan';
import { type Bounds, boundsMeet, boundsOf, isInside } from '@rules/polygon';

/** A booth with the rectangle around it, in metres of its hall. */
export interface PlannedBooth {
  booth: Booth;
  bounds: Bounds;
  /** Whether the booth is that rectangle, which is drawn faster than a polygon. */
  isUpright: boolean;
}

/** Metres of a cell: about four booths. */
const CELL_M = 6;

/** Index of the booths of a hall by position: finds what is in view, or under a finger, without looking at all of them. */
export class BoothGrid {
  readonly booths: readonly PlannedBooth[];
  private readonly bounds: Bounds;
  private readonly cells = new Map<string, PlannedBooth[]>();
  private readonly byNo: ReadonlyMap<string, PlannedBooth>;

  constructor(booths: readonly Booth[]) {
    this.booths = booths.map((booth) => ({
      booth,
      bounds: boundsOf(booth.polygon),
      isUpright: isUpright(booth)
    }));
    this.bounds = boundsOf(booths.flatMap(({ polygon }) => polygon));
    this.byNo = new Map(this.booths.map((planned) => [planned.booth.no, planned]));
    for (const planned of this.booths) {
      for (const key of cellsOf(planned.bounds)) {
        const cell = this.cells.get(key);
        if (cell) cell.push(planned);
        else this.cells.set(key, [planned]);
      }
    }
  }

  find(no: string): PlannedBooth | undefined {
    return this.byNo.get(no);
  }

  /** Returns the booths that touch a rectangle, each once. */
  within(area: Bounds): readonly PlannedBooth[] {
    if (contains(area, this.bounds)) return this.booths;
    const found = new Set<PlannedBooth>();
    for (const key of cellsOf(area)) {
      for (const planned of this.cells.get(key) ?? []) if (boundsMeet(planned.bounds, area)) found.add(planned);
    }
    return [...found];
  }

  /**
   * Returns the booth at a point, or else the nearest one within `reach` metres: a finger is larger than a small booth.
   */
  boothAt(x: number, y: number, reach: number): Booth | null {
    const near = this.within({ left: x - reach, top: y - reach, right: x + reach, bottom: y + reach });
    const hit = near.find(({ booth }) => isInside(booth.polygon, x, y));
    if (hit) return hit.booth;
    const distances = near.map(({ booth, bounds }) => ({ booth, distance: distanceTo(bounds, x, y) }));
    const nearest = distances.sort((one, other) => one.distance - other.distance)[0];
    return nearest && nearest.distance <= reach ? nearest.booth : null;
  }
}

function isUpright({ polygon }: Booth): boolean {
  const points = [0, 2, 4, 6].map((index) => ({ x: polygon[index], y: polygon[index + 1] }));
  return (
    polygon.length === 8 &&
    points.every(({ x, y }, index) => {
      const next = points[(index + 1) % points.length];
      return (x === next?.x) !== (y === next?.y);
    })
  );
}

function cellsOf({ left, top, right, bottom }: Bounds): string[] {
  const keys: string[] = [];
  for (let column = Math.floor(left / CELL_M); column <= Math.floor(right / CELL_M); column++) {
    for (let row = Math.floor(top / CELL_M); row <= Math.floor(bottom / CELL_M); row++) keys.push(`${column},${row}`);
  }
  return keys;
}

function contains(outer: Bounds, inner: Bounds): boolean {
  return (
    outer.left <= inner.left && outer.top <= inner.top && outer.right >= inner.right && outer.bottom >= inner.bottom
  );
}

function distanceTo({ left, top, right, bottom }: Bounds, x: number, y: number): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
