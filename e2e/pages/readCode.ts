import type { Download, Locator } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';

/** Reads a QR code from the screen, with a decoder of another library than the one that drew it. */
export const readCode = async (picture: Locator): Promise<string> => decode(await picture.screenshot());

/** Reads a QR code from a picture that was saved as a file. */
export const readSavedCode = async (download: Download): Promise<string> => decode(await download.path());

async function decode(picture: Buffer | string): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ ...info, data });
}
