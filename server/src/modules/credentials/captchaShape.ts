import { randomInt } from 'node:crypto';

/** Shape of each side of a piece, clockwise from the top. */
export type Side = 'flat' | 'knob' | 'notch';

const SIDES = 4;
const KINDS: readonly Side[] = ['flat', 'knob', 'notch'];
/** Square in the middle of 44 px, with room for a knob on each side. */
const BODY_PX = 28;
const ROOM_PX = 8;
const KNOB_PX = 6.5;
/** Number of sides in which two shapes must differ to be distinguished at a glance. */
const MIN_DISTINCT_SIDES = 3;

/** Returns shapes any two of which can be distinguished at a glance. None is the plain square. */
export function distinctShapes(count: number): Side[][] {
  const shapes: Side[][] = [];
  while (shapes.length < count) {
    const shape = Array.from({ length: SIDES }, () => KINDS[randomInt(KINDS.length)] ?? 'flat');
    const differs = (other: Side[]) => shape.filter((side, at) => side !== other[at]).length >= MIN_DISTINCT_SIDES;
    if (shape.some((side) => side !== 'flat') && shapes.every(differs)) shapes.push(shape);
  }
  return shapes;
}

/** Returns the SVG path of a piece in its box. */
export function pieceOutline(shape: readonly Side[]): string {
  const edge = (BODY_PX - 2 * KNOB_PX) / 2;
  const steps = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1]
  ] as const;
  const sides = steps.map(([x, y], at) => {
    const side = shape[at] ?? 'flat';
    if (side === 'flat') return `l${x * BODY_PX},${y * BODY_PX}`;
    const arc = `a${KNOB_PX},${KNOB_PX} 0 0 ${side === 'knob' ? 1 : 0} ${x * 2 * KNOB_PX},${y * 2 * KNOB_PX}`;
    return `l${x * edge},${y * edge} ${arc} l${x * edge},${y * edge}`;
  });
  return `M${ROOM_PX},${ROOM_PX} ${sides.join(' ')} z`;
}
