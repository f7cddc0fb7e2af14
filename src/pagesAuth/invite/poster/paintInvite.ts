import { drawPoster, measureOn } from '@/components/poster/drawPoster';
import type { Painting } from '@/platform/picture/types';
import { encodeQrCode } from '@/platform/qrCode';
import { HEIGHT, WIDTH } from './inviteBlocks';
import type { InvitePoster } from './invitePoster';
import { illustrationUris, layOutInvite } from './layOutInvite';

/** Scale to 1,080 px width, sharp on every phone. */
const SCALE = 3;

/**
 * Returns the poster as a painting; its QR code links to `address`.
 * @throws Error when the encoder of QR codes did not arrive
 */
export async function paintInvite(poster: InvitePoster, address: string): Promise<Painting> {
  const code = await encodeQrCode(address);
  return {
    scale: SCALE,
    pictures: [...illustrationUris(poster.template), ...(poster.avatar === undefined ? [] : [poster.avatar])],
    compose(context, pictures) {
      const hasPicture = (picture: string) => pictures.has(picture);
      const items = layOutInvite({ poster, code, hasPicture, measure: measureOn(context) });
      return { width: WIDTH, height: HEIGHT, paint: () => drawPoster(context, items, pictures) };
    }
  };
}
