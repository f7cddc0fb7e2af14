import { spiceArtUri } from '@/platform/assetUri/spiceArtUri';
import type { Painting } from '@/platform/picture/types';
import { drawPoster, measureOn } from './drawPoster';
import { layOutPoster, POSTER_WIDTH, type PosterFrame } from './layOutPoster';
import type { Poster } from './poster';
import { codePictures, drawnCode, loadPosterCode } from './posterCode';

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
 * @param path path and query of the page that its code opens
 * @throws Error when the encoder of QR codes did not arrive
 */
export async function paintPoster(poster: Poster, frame: PosterFrame, path: string): Promise<Painting> {
  const art = artworkOf(poster);
  const code = await loadPosterCode(path);
  return {
    scale: SCALE,
    pictures: [...(art === undefined ? [] : [art]), ...codePictures(code)],
    compose(context, pictures) {
      const picture = art !== undefined && pictures.has(art) ? art : undefined;
      const content = { poster, frame, code: drawnCode(code, pictures), picture };
      const { height, items } = layOutPoster(content, measureOn(context));
      return { width: POSTER_WIDTH, height, paint: () => drawPoster(context, items, pictures) };
    }
  };
}
