/** Height of the drawing, which is stretched to any box, and of the lowest bar. */
const HEIGHT = 100;
const LOWEST = 4;
/** Distance between the starts of two bars, and width of one. */
const PITCH = 10;
const WIDTH = 7;

/**
 * Returns a CSS mask image of a bar for each value, the highest as high as the drawing; undefined when all are 0. It
 * stretches to any box.
 */
export function viewBarsMask(values: readonly number[]): string | undefined {
  const highest = Math.max(0, ...values);
  if (highest === 0) return undefined;
  const bars = values.map((value, index) => {
    if (value === 0) return '';
    const height = Math.max(LOWEST, Math.round((value / highest) * HEIGHT));
    return `M${index * PITCH} ${HEIGHT}v-${height}h${WIDTH}v${height}z`;
  });
  const width = values.length * PITCH - (PITCH - WIDTH);
  return `url("data:image/svg+xml,${[
    `%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${HEIGHT}' preserveAspectRatio='none'%3E`,
    `%3Cpath d='${bars.join('')}'/%3E`,
    '%3C/svg%3E'
  ].join('')}")`;
}
