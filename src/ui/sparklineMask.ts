/** Of the drawing, which is stretched to any box. */
const HEIGHT = 100;
/** Room for half of the stroke at the highest and the lowest point. */
const MARGIN = 4;
/** The way back under the line goes so far around the drawing that nothing of its stroke is seen. */
const OVERHANG_X = 9;
const OVERHANG_Y = 140;

/**
 * A CSS mask image of a line through the values with a tenth of ink under it; undefined for fewer than two values.
 * It stretches to any box; the stroke keeps its width. One path in small whole numbers, because each row of a list
 * sends its own to the mini-program's screen.
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
