import type { Locator } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';

/** Reads a QR code from the screen, with a decoder of another library than the one that drew it. */
export async function readCode(picture: Locator): Promise<string> {
  const { data, info } = await sharp(await picture.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ ...info, data });
}
