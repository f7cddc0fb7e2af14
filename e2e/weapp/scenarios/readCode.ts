import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import type { App } from '../harness/App';
import type { Target } from '../harness/nodes';

/** Pixels per point: enough for each module of a large code. */
const DENSITY = 6 * 72;

/**
 * Reads the code that a picture of the page shows, with a decoder of another library than the one that drew it.
 * @throws Error when the picture is missing or shows no code
 */
export async function readCode(app: App, picture: Target): Promise<string> {
  const address = String(app.page.find(picture).getAttribute('src'));
  const svg = decodeURIComponent(address.slice(address.indexOf(',') + 1));
  const { data, info } = await sharp(Buffer.from(svg), { density: DENSITY })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ ...info, data });
}
