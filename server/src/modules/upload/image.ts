import sharp from 'sharp';
import { AppError } from '../../http/appError';

const LONGEST_SIDE = 4096;
/** A small file can unfold to a huge picture: refused before its pixels are made. */
const MAX_PIXELS = 60_000_000;
const QUALITY = 85;
const kinds = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const;
type Format = keyof typeof kinds;

export interface CleanImage {
  bytes: Buffer;
  extension: (typeof kinds)[Format];
  width: number;
  height: number;
}

/**
 * Makes a picture safe to publish: turned upright, all metadata (with the place where it was taken) left out, longest
 * side at most 4096. The kind is read from the content. Throws FILE_TYPE for everything but jpeg, png and webp.
 */
export async function cleanImage(upload: Buffer): Promise<CleanImage> {
  const format = await readFormat(upload);
  try {
    const { data, info } = await sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toFormat(format, { quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, extension: kinds[format], width: info.width, height: info.height };
  } catch {
    throw new AppError('FILE_TYPE');
  }
}

async function readFormat(upload: Buffer): Promise<Format> {
  try {
    const { format } = await sharp(upload, { limitInputPixels: MAX_PIXELS }).metadata();
    if (format in kinds) return format as Format;
  } catch {
    // Not a picture at all.
  }
  throw new AppError('FILE_TYPE');
}
