import sharp, { type CreateRaw } from 'sharp';
import { type ShareSize, shareSizes } from '@rules/sharePicture';
import { Canvas } from './drawing/Canvas';
import { drawChat } from './drawing/drawChat';
import { drawWide } from './drawing/drawWide';
import type { ShareFace } from './drawing/face';

/** Link previews are refused or not shown above a size; WeChat takes 128 kB. */
const MAX_BYTES: Record<ShareSize, number> = { wide: 80_000, chat: 128_000 };
const QUALITIES = [88, 80, 70, 58, 45, 30];
/** Side of the photo in a picture, in px. */
const PHOTO_PX = { wide: { width: 446, height: 492 }, chat: { width: 750, height: 430 } };

/** For those who do not read the word in the logo. */
const NAME = 'Xiangshi';

/**
 * Draws a share picture as a JPEG. Runs in a worker.
 * @param photo stored picture of the subject; one that cannot be read is replaced by a drawing
 */
export async function drawSharePicture(asked: ShareFace, size: ShareSize, photo: Buffer | null): Promise<Buffer> {
  const picture = photo === null ? null : await cropPhoto(photo, size);
  const { art } = asked;
  const face = picture === null && art.kind === 'photo' ? { ...asked, art: art.instead } : asked;
  const { width, height } = shareSizes[size];
  const canvas = new Canvas(width, height, face.language);
  const { section, title, facts, figure, curve } = face;
  const initials = face.art.kind === 'initials' ? face.art.text : '';
  // The logo has the name in Chinese.
  const appName = face.language.startsWith('zh') ? '' : NAME;
  await canvas.load(
    [section, title, ...facts, figure?.unit ?? '', curve?.caption ?? '', appName, initials],
    [figure?.value ?? '', figure?.change?.text ?? '']
  );
  if (size === 'wide') drawWide(canvas, face, picture, appName);
  else drawChat(canvas, face, picture);
  const raw = await sharp(Buffer.from(canvas.toSvg())).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return encode(raw.data, { width, height, channels: raw.info.channels }, MAX_BYTES[size]);
}

async function cropPhoto(photo: Buffer, size: ShareSize): Promise<Buffer | null> {
  try {
    return await sharp(photo)
      .rotate()
      .resize({ ...PHOTO_PX[size], fit: 'cover' })
      .flatten()
      .jpeg({ quality: 92 })
      .toBuffer();
  } catch {
    return null;
  }
}

/** Encodes in the best quality that stays below a size. */
async function encode(pixels: Buffer, raw: CreateRaw, maxBytes: number): Promise<Buffer> {
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await sharp(pixels, { raw }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= maxBytes) return jpeg;
  }
  return jpeg;
}
