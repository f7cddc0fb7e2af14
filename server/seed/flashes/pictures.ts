import sharp from 'sharp';
import type { FlashPicture } from '@contract/flash';
import { spiceArt } from '../../../src/lib/spiceArt';
import { type UploadDeps, uploadOperatorImage } from '../../src/modules/upload/upload.service';

const WIDTH = 960;
/** Pixels of a drawing, which is 240 wide, at the usual 72 dots an inch. */
const DENSITY = (72 * WIDTH) / 240;

/** Content of a flash's pictures: varieties, each in its scene. */
const SCENES: Record<string, string[]> = {
  'fresh-5': ['star-anise', 'red-sichuan-pepper', 'tsaoko'],
  'origin-1': ['tsaoko'],
  'origin-15': ['star-anise', 'cassia', 'bay-leaf'],
  'trade-3': ['black-pepper', 'white-pepper'],
  'company-4': ['star-anise', 'tsaoko', 'cumin']
};

/** Publishes the pictures as an operator would; returns those of each flash by its id. */
export async function publishPictures(deps: UploadDeps, nowMs: number): Promise<Map<string, FlashPicture[]>> {
  const scenes = new Map<string, FlashPicture>();
  for (const varietyId of new Set(Object.values(SCENES).flat())) {
    const { url, width, height } = await uploadOperatorImage(deps, await draw(varietyId), nowMs);
    scenes.set(varietyId, { url, width, height, isDrawing: true });
  }
  return new Map(
    Object.entries(SCENES).map(([flashId, varietyIds]) => [flashId, varietyIds.flatMap((id) => scenes.get(id) ?? [])])
  );
}

function draw(varietyId: string): Promise<Buffer> {
  const drawing = Buffer.from(spiceArt(varietyId, { mode: 'cover', title: false }));
  return sharp(drawing, { density: DENSITY }).resize({ width: WIDTH }).webp().toBuffer();
}
