import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { spiceArt } from '../../../src/lib/spiceArt';
import { newId } from '../../src/database/id';
import { perceptualHash } from '../../src/modules/upload/perceptualHash';
import { repositoryFolder } from '../../src/settings';
import { SCENE, type Scene } from './scenes';

/** A photo of the demo with its perceptual hash. */
export interface DrawnPhoto {
  bytes: Buffer;
  perceptualHash: string | null;
}

/** Pixels per unit of a scene. */
const SHARPNESS = 1.6;
/** Width of a variety's drawing in units, and its stored pixels. */
const GOODS = 104;
const GOODS_PX = 160;

export const PHOTO_SIZE = { width: SCENE.width * SHARPNESS, height: SCENE.height * SHARPNESS };

/** All photos take 20 s of CPU time: drawn once per machine, not at every first start (tests make many). */
const CACHE_FOLDER = path.join(repositoryFolder, 'node_modules/.cache/xiangshi-photos');

/** Returns a name for a scene by its whole content. */
export const sceneName = ({ varietyId, svg }: Scene): string =>
  createHash('sha256')
    .update(`${PHOTO_SIZE.width} ${goodsSvg(varietyId)} ${svg}`)
    .digest('hex')
    .slice(0, 32);

/** Returns the photo of a scene, some 20 kB of WebP, drawn at the first use. */
export async function drawCached(scene: Scene): Promise<DrawnPhoto> {
  const file = path.join(CACHE_FOLDER, sceneName(scene));
  try {
    const [bytes, hash] = await Promise.all([readFile(`${file}.webp`), readFile(`${file}.look`, 'utf8')]);
    return { bytes, perceptualHash: hash === '' ? null : hash };
  } catch {
    const drawn = await drawScene(scene);
    // A folder that cannot be written to only costs the time.
    await cachePhoto(file, drawn).catch(() => undefined);
    return drawn;
  }
}

async function cachePhoto(file: string, { bytes, perceptualHash }: DrawnPhoto): Promise<void> {
  await mkdir(CACHE_FOLDER, { recursive: true });
  for (const [name, content] of [
    [`${file}.look`, perceptualHash ?? ''],
    [`${file}.webp`, bytes]
  ] as const) {
    // Renamed when complete: servers that start at the same time read the files.
    const part = `${file}.${newId()}`;
    await writeFile(part, content);
    await rename(part, name);
  }
}

/** Drawn once per variety: a picture is composed in a tenth of the time of its outlines. */
const goodsOf = new Map<string, Promise<string>>();

async function drawScene({ varietyId, svg }: Scene): Promise<DrawnPhoto> {
  const goods = goodsOf.get(varietyId) ?? drawGoods(varietyId);
  goodsOf.set(varietyId, goods);
  const { width, height } = PHOTO_SIZE;
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SCENE.width} ${SCENE.height}" width="${width}" height="${height}">
<defs><image id="goods" x="${-GOODS / 2}" y="${-GOODS / 2}" width="${GOODS}" height="${GOODS}" href="data:image/png;base64,${await goods}"/></defs>${svg}</svg>`;
  const bytes = await sharp(Buffer.from(picture)).removeAlpha().webp({ quality: 76, effort: 1 }).toBuffer();
  return { bytes, perceptualHash: await perceptualHash(bytes) };
}

const goodsSvg = (varietyId: string) => spiceArt(varietyId, { mode: 'mark', title: false });

async function drawGoods(varietyId: string): Promise<string> {
  const png = await sharp(Buffer.from(goodsSvg(varietyId)), { density: (72 * GOODS_PX) / GOODS })
    .resize(GOODS_PX)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return png.toString('base64');
}
