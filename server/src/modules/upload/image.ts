import sharp from 'sharp';
import { AppError } from '../../http/appError';
import { watermark } from './watermark';

const LONGEST_SIDE = 4096;
/** A small file can unfold to a huge picture: refused before its pixels are made. */
const MAX_PIXELS = 60_000_000;
const QUALITY = 85;
/** Papers can be read at this size. */
const PRIVATE_SIDE = 2048;
const PREVIEW_SIDE = 480;
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

/** The same for papers: a jpeg with the watermark in it, longest side at most 2048. */
export async function privateImage(upload: Buffer): Promise<Omit<CleanImage, 'extension'>> {
  await readFormat(upload);
  try {
    const { data, info } = await sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: PRIVATE_SIDE, height: PRIVATE_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const bytes = await sharp(data, { raw: { width, height, channels } })
      .composite([{ input: watermark(width, height) }])
      .jpeg({ quality: QUALITY })
      .toBuffer();
    return { bytes, width, height };
  } catch {
    throw new AppError('FILE_TYPE');
  }
}

/** A jpeg of at most so many px a side; of some 30 kB where none are given, to be shown in a form. */
export function previewOf(image: Buffer, side = PREVIEW_SIDE): Promise<Buffer> {
  return sharp(image)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 75 })
    .toBuffer();
}

/** The middle of a picture as a square, `side` px wide, made safe as above. Throws FILE_TYPE. */
export async function squareImage(upload: Buffer, side: number): Promise<CleanImage> {
  const clean = await cleanImage(upload);
  const bytes = await sharp(clean.bytes).resize(side, side, { fit: 'cover' }).toBuffer();
  return { ...clean, bytes, width: side, height: side };
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
