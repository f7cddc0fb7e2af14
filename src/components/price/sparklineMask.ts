/** Height of the drawing, which is stretched to any box. */
const HEIGHT = 100;
/** Space for half of the stroke at the highest and lowest point. */
const MARGIN = 4;
/** Distance of the closing outline from the drawing, large enough to hide its stroke. */
const OVERHANG_X = 9;
const OVERHANG_Y = 140;

/**
 * Returns a CSS mask image of a line through the values, with a tint of 10 % below; undefined for fewer than two
 * values. It stretches to any box, but the stroke keeps its width. A single path of small integers, because every row
 * sends a separate mask to the mini-program's view layer.
 */
export function sparklineMask(values: readonly number[]): string | undefined {
  if (values.length < 2) return undefined;
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const y = (value: number) =>
    span === 0 ? HEIGHT / 2 : Math.round(HEIGHT - MARGIN - ((value - low) / span) * (HEIGHT - 2 * MARGIN));
  const last = values.length - 1;
  const line = values.map((value, index) => `${index} ${y(value)}`).join('L');
  return `url("data:image/svg+xml,${[
    `%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${last} ${HEIGHT}' preserveAspectRatio='none'%3E`,
    `%3Cpath d='M-${OVERHANG_X} ${OVERHANG_Y}L${line}L${last + OVERHANG_X} ${OVERHANG_Y}z' fill-opacity='.1' stroke='%23000' stroke-width='1.5' stroke-linejoin='round' vector-effect='non-scaling-stroke'/%3E`,
    '%3C/svg%3E'
  ].join('')}")`;
}
