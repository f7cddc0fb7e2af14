import type { QrModules } from '@/platform/qrCode/types';
import type { Box, PosterItem } from './posterItem';

/** Code to draw: the address of WeChat's picture, which has loaded, or the modules of a QR code. */
export type DrawnCode = string | QrModules;

/** WeChat's picture has a margin of its own, and is round: it may fill the white box but for its rounded corners. */
const PICTURE_MARGIN = 2;

/**
 * Returns the item of a code on its white box.
 * @param margin distance of a QR code from the edges of the box, in units
 */
export function codeItem(code: DrawnCode, box: Box, margin: number): PosterItem {
  return typeof code === 'string'
    ? { kind: 'picture', box: inset(box, PICTURE_MARGIN), radius: 0, address: code }
    : { kind: 'code', box: inset(box, margin), modules: code };
}

function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}
