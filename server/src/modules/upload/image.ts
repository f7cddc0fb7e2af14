import sharp, { type Metadata } from 'sharp';
import { AppError } from '../../http/appError';
import { perceptualHash } from './perceptualHash';
import { watermark } from './watermark';

const LONGEST_SIDE = 4096;
/**
 * A small file can decode to a huge picture: rejected before it is decoded, also by its sides, since a row of pixels
 * costs too.
 */
const MAX_PIXELS = 30_000_000;
const MAX_SIDE = 12_000;
/** Seconds; the processing of a picture stops after them. */
const MOST_SECONDS = 6;
const QUALITY = 85;
/** Documents are legible at this size, in px. */
const PRIVATE_SIDE = 2048;
const PREVIEW_SIDE = 480;
const kinds = { jpeg: 'jpg', png: 'png', webp: 'webp' } as const;
type Format = keyof typeof kinds;

interface CleanImage {
  bytes: Buffer;
  extension: (typeof kinds)[Format];
  width: number;
  height: number;
}

/** Public picture with its perceptual hash (perceptualHash.ts). */
export interface PublicImage extends CleanImage {
  perceptualHash: string | null;
}

/**
 * Makes a picture safe to publish: upright, without metadata (such as the location), longest side at most `longestSide`
 * px. The type is read from the content.
 * @throws AppError FILE_TYPE for everything but JPEG, PNG and WebP, FILE_TOO_LARGE above 30 million pixels or 12,000 px
 * a side
 */
export async function encodePublicImage(upload: Buffer, longestSide = LONGEST_SIDE): Promise<PublicImage> {
  const image = await cleanImage(upload, longestSide);
  return { ...image, perceptualHash: await perceptualHash(image.bytes) };
}

async function cleanImage(upload: Buffer, longestSide = LONGEST_SIDE): Promise<CleanImage> {
  const format = await readFormat(upload);
  try {
    const { data, info } = await sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .toFormat(format, { quality: QUALITY })
      .timeout({ seconds: MOST_SECONDS })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, extension: kinds[format], width: info.width, height: info.height };
  } catch {
    throw new AppError('FILE_TYPE');
  }
}

/**
 * Makes a picture of a document safe: a JPEG, with or without the watermark, longest side at most 2048 px.
 * @throws AppError FILE_TYPE for a picture that cannot be decoded or is of another type, FILE_TOO_LARGE as
 * `encodePublicImage`
 */
export async function encodePrivateImage(
  upload: Buffer,
  isWatermarked: boolean
): Promise<Omit<CleanImage, 'extension'>> {
  await readFormat(upload);
  try {
    const { data, info } = await sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: PRIVATE_SIDE, height: PRIVATE_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .timeout({ seconds: MOST_SECONDS })
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const image = sharp(data, { raw: { width, height, channels } });
    if (isWatermarked) image.composite([{ input: watermark(width, height) }]);
    const bytes = await image.jpeg({ quality: QUALITY }).toBuffer();
    return { bytes, width, height };
  } catch {
    throw new AppError('FILE_TYPE');
  }
}

/** Returns a JPEG of at most `side` px; by default of about 30 kB, for the display in a form. */
export function renderPreview(image: Buffer, side = PREVIEW_SIDE): Promise<Buffer> {
  return sharp(image)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 75 })
    .toBuffer();
}

/**
 * Returns the centre of a picture as a square, `side` px wide, made safe like `encodePublicImage`.
 * @throws AppError FILE_TYPE and FILE_TOO_LARGE as `encodePublicImage`
 */
export async function encodeSquareImage(upload: Buffer, side: number): Promise<PublicImage> {
  const clean = await cleanImage(upload);
  const bytes = await sharp(clean.bytes).resize(side, side, { fit: 'cover' }).toBuffer();
  return { ...clean, bytes, width: side, height: side, perceptualHash: await perceptualHash(bytes) };
}

async function readFormat(upload: Buffer): Promise<Format> {
  const { format, width, height } = await headOf(upload);
  if (!(format in kinds)) throw new AppError('FILE_TYPE');
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) throw new AppError('FILE_TOO_LARGE');
  return format as Format;
}

async function headOf(upload: Buffer): Promise<Metadata> {
  try {
    return await sharp(upload, { limitInputPixels: false }).metadata();
  } catch {
    throw new AppError('FILE_TYPE');
  }
}
