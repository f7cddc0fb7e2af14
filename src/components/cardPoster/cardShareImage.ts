import type { CardFaceContent } from '@/components/card/cardFaceContent';
import { makePicture } from '@/platform/picture';
import { SHARE_CANVAS_ID } from './CardShareCanvas';

/**
 * Draws the picture of a shared card, 5 to 4: the given face. The page renders a `CardShareCanvas`.
 * @returns the address of the picture: a temporary file in the mini-program, else a `data:` address
 * @throws Error when this device does not draw, or the page has no such canvas
 */
export async function cardShareImage(face: CardFaceContent): Promise<string> {
  const { paintShareImage } = await import('./paintShareImage');
  return makePicture(SHARE_CANVAS_ID, paintShareImage(face));
}
