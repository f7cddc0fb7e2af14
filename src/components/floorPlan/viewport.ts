import type { Bounds } from '@rules/polygon';

/** Where the plan is on the canvas: a point of the hall (metres) is at `x * scale + left` CSS pixels from its left edge. */
export interface Viewport {
  /** CSS pixels a metre. */
  scale: number;
  left: number;
  top: number;
}

/** CSS pixels. */
interface ViewSize {
  width: number;
  height: number;
}

/** Margin around a whole hall, px. */
const MARGIN_PX = 16;
/** Pixels a metre at which the smallest booth has room for its number, in parts of the size of the font. */
const LEGIBLE_SCALE = 9 / 11;
const MAX_SCALE = 64;
/** Part of the canvas that the hall never leaves. */
const KEPT_PART = 0.4;

/** Returns the scale at which the whole hall is in view. */
export function fitScale(hall: Bounds, size: ViewSize): number {
  const width = Math.max(size.width - 2 * MARGIN_PX, 1) / (hall.right - hall.left);
  const height = Math.max(size.height - 2 * MARGIN_PX, 1) / (hall.bottom - hall.top);
  return Math.min(width, height, MAX_SCALE);
}

/** Returns the view with a point of the hall at the middle of the canvas. */
export function centredOn(x: number, y: number, scale: number, size: ViewSize): Viewport {
  return { scale, left: size.width / 2 - x * scale, top: size.height / 2 - y * scale };
}

/** Returns the view of the whole hall. */
export function fitHall(hall: Bounds, size: ViewSize): Viewport {
  return centredOn((hall.left + hall.right) / 2, (hall.top + hall.bottom) / 2, fitScale(hall, size), size);
}

/**
 * Returns the first view: the whole hall, or where numbers would not fit, the part around `x`, `y`.
 * @param fontSize of the numbers, px
 */
export function firstView(hall: Bounds, size: ViewSize, x: number, y: number, fontSize: number): Viewport {
  const scale = Math.max(fitScale(hall, size), LEGIBLE_SCALE * fontSize);
  const { left, top } = centredOn(x, y, scale, size);
  return {
    scale,
    left: filling(left, hall.left * scale, hall.right * scale, size.width),
    top: filling(top, hall.top * scale, hall.bottom * scale, size.height)
  };
}

/** Returns the offset with which a hall fills the canvas up to its margins; a smaller one is in the middle. */
function filling(offset: number, from: number, to: number, length: number): number {
  if (to - from <= length - 4 * MARGIN_PX) return (length - from - to) / 2;
  return Math.min(Math.max(offset, length - 2 * MARGIN_PX - to), 2 * MARGIN_PX - from);
}

/** Returns the view zoomed by a factor around a point of the canvas, which stays where it is. */
export function zoomedAt(view: Viewport, factor: number, x: number, y: number, lowest: number): Viewport {
  const scale = Math.min(Math.max(view.scale * factor, lowest), MAX_SCALE);
  const ratio = scale / view.scale;
  return { scale, left: x - (x - view.left) * ratio, top: y - (y - view.top) * ratio };
}

/** Returns the view moved back as far as needed to keep a good part of the hall in sight. */
export function kept(view: Viewport, hall: Bounds, size: ViewSize): Viewport {
  const limit = (offset: number, from: number, to: number, length: number) => {
    const room = length * KEPT_PART;
    return Math.min(Math.max(offset, room - to * view.scale), length - room - from * view.scale);
  };
  return {
    scale: view.scale,
    left: limit(view.left, hall.left, hall.right, size.width),
    top: limit(view.top, hall.top, hall.bottom, size.height)
  };
}

/** Returns the part of the hall that is on the canvas, in metres. */
export function visibleBounds(view: Viewport, size: ViewSize): Bounds {
  return {
    left: -view.left / view.scale,
    top: -view.top / view.scale,
    right: (size.width - view.left) / view.scale,
    bottom: (size.height - view.top) / view.scale
  };
}

/** Returns the view between two others: `part` is 0 for the first one, 1 for the second one. */
export function between(from: Viewport, to: Viewport, part: number): Viewport {
  const mix = (one: number, other: number) => one + (other - one) * part;
  return { scale: mix(from.scale, to.scale), left: mix(from.left, to.left), top: mix(from.top, to.top) };
}
