import type { QrModules } from '@/platform/qrCode/types';

/** Width of the light border in modules. */
const QUIET_ZONE = 2;

/**
 * Returns the code as the address of a picture. Each run of dark modules in a row is one stroke: a fifth of the data
 * that one shape per module would send to the mini-program's view.
 */
export function qrPicture(modules: QrModules): string {
  const size = modules.length + 2 * QUIET_ZONE;
  const strokes = modules.flatMap((row, y) => {
    const runs = row
      .map((isDark) => (isDark ? '1' : '0'))
      .join('')
      .matchAll(/1+/g);
    return [...runs].map((run) => `M${run.index + QUIET_ZONE} ${y + QUIET_ZONE}.5h${run[0].length}`);
  });
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${size} ${size}' shape-rendering='crispEdges'><rect width='100%' height='100%' fill='white'/><path stroke='black' d='${strokes.join('')}'/></svg>`;
  return `data:image/svg+xml,${svg.replace(/%/g, '%25').replace(/</g, '%3C').replace(/>/g, '%3E')}`;
}
