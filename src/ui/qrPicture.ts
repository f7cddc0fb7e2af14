import { encodeQrCode } from '@/platform/qrCode';
import type { QrModules } from '@/platform/qrCode/types';

/** Width of the light border in modules. */
const QUIET_ZONE = 2;
/** Number of codes that are kept: those of a page. */
const MAX_KEPT = 4;

/** Pictures of the codes that were encoded last, by their text. */
const kept = new Map<string, string>();

/** Returns the picture of a code that was encoded before; undefined for another one. */
export const keptQrPicture = (text: string): string | undefined => kept.get(text);

/**
 * Encodes a text, and keeps its picture for the first frame that shows it. Returns the address of the picture.
 * @throws Error when the encoder did not arrive, or for a text that is too long
 */
export async function loadQrPicture(text: string): Promise<string> {
  const picture = qrPicture(await encodeQrCode(text));
  kept.delete(text);
  kept.set(text, picture);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  return picture;
}

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
