import { spiceArtUri } from '@/platform/assetUri/spiceArtUri';
import type { Painting } from '@/platform/picture/types';
import { encodeQrCode } from '@/platform/qrCode';
import { drawPoster, measureOn } from './drawPoster';
import { layOutPoster, POSTER_WIDTH, type PosterFrame } from './layOutPoster';
import type { Poster } from './poster';

/** Pixels per unit: 1,080 px wide is sharp on every phone and stays below 400 kB. */
const SCALE = 3;

function artworkOf(poster: Poster): string | undefined {
  if (poster.kind === 'supply' && poster.photo !== null) return poster.photo;
  if (poster.kind === 'news' || poster.kind === 'supply')
    return poster.varietyId === null ? undefined : spiceArtUri(poster.varietyId, 'cover');
  if (poster.kind === 'price' && poster.varietyId !== undefined) return spiceArtUri(poster.varietyId, 'tile');
  return undefined;
}

/**
 * Returns the painting of a poster.
 * @param address URL encoded in the poster's QR code
 * @throws Error when the encoder of QR codes did not arrive
 */
export async function paintPoster(poster: Poster, frame: PosterFrame, address: string): Promise<Painting> {
  const art = artworkOf(poster);
  const code = await encodeQrCode(address);
  return {
    scale: SCALE,
    pictures: art === undefined ? [] : [art],
    compose(context, pictures) {
      const picture = art !== undefined && pictures.has(art) ? art : undefined;
      const { height, items } = layOutPoster({ poster, frame, code, picture }, measureOn(context));
      return { width: POSTER_WIDTH, height, paint: () => drawPoster(context, items, pictures) };
    }
  };
}
