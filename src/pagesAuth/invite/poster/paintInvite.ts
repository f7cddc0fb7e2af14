import { drawPoster, measureOn } from '@/components/poster/drawPoster';
import { codePictures, drawnCode, loadPosterCode } from '@/components/poster/posterCode';
import type { Painting } from '@/platform/picture/types';
import { HEIGHT, WIDTH } from './inviteBlocks';
import type { InvitePoster } from './invitePoster';
import { illustrationUris, layOutInvite } from './layOutInvite';

/** Scale to 1,080 px width, sharp on every phone. */
const SCALE = 3;

/**
 * Returns the poster as a painting.
 * @param path path and query of the page that its code opens
 * @throws Error when the encoder of QR codes did not arrive
 */
export async function paintInvite(poster: InvitePoster, path: string): Promise<Painting> {
  const code = await loadPosterCode(path);
  return {
    scale: SCALE,
    pictures: [
      ...illustrationUris(poster.template),
      ...(poster.avatar === undefined ? [] : [poster.avatar]),
      ...codePictures(code)
    ],
    compose(context, pictures) {
      const hasPicture = (picture: string) => pictures.has(picture);
      const facts = { poster, code: drawnCode(code, pictures), hasPicture, measure: measureOn(context) };
      const items = layOutInvite(facts);
      return { width: WIDTH, height: HEIGHT, paint: () => drawPoster(context, items, pictures) };
    }
  };
}
