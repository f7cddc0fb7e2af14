const WIDTH = 100;
const HEIGHT = 24;
/** Room for half of the stroke at the highest and the lowest point. */
const MARGIN = 1;

/**
 * A CSS mask image of a line through the values with a tenth of ink under it; undefined for fewer than two values.
 * It stretches to any box; the stroke keeps its width.
 */
export function sparklineMask(values: readonly number[]): string | undefined {
  if (values.length < 2) return undefined;
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const y = (value: number) =>
    span === 0 ? HEIGHT / 2 : HEIGHT - MARGIN - ((value - low) / span) * (HEIGHT - 2 * MARGIN);
  const x = (index: number) => (index / (values.length - 1)) * WIDTH;
  const line = values.map((value, index) => `${round(x(index))} ${round(y(value))}`).join('L');
  return `url("data:image/svg+xml,${[
    `%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${WIDTH} ${HEIGHT}' preserveAspectRatio='none'%3E`,
    `%3Cpath d='M${line}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}z' fill-opacity='.1'/%3E`,
    `%3Cpath d='M${line}' fill='none' stroke='%23000' stroke-width='1.5' stroke-linejoin='round' vector-effect='non-scaling-stroke'/%3E`,
    '%3C/svg%3E'
  ].join('')}")`;
}

const round = (length: number) => Math.round(length * 10) / 10;
