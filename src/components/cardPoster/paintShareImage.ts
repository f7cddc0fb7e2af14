import type { CardFaceContent } from '@/components/card/cardFaceContent';
import { drawPoster } from '@/components/poster/drawPoster';
import type { PosterItem } from '@/components/poster/posterItem';
import type { Painting } from '@/platform/picture/types';
import { drawFace, facePictures } from './drawFace';
import { FACE_HEIGHT, FACE_WIDTH } from './layOutFace';

/** Size in units: 5 to 4, the shape of WeChat's cards. */
const WIDTH = 360;
const HEIGHT = 288;
const SCALE = 3;
const FACE_LEFT = (WIDTH - FACE_WIDTH) / 2;
const FACE_TOP = HEIGHT - FACE_HEIGHT - 20;

/** Returns the painting of a card's share image: the face on paper, with the logo. */
export function paintShareImage(face: CardFaceContent): Painting {
  const items: PosterItem[] = [
    { kind: 'box', box: { x: 0, y: 0, width: WIDTH, height: HEIGHT }, radius: 0, colour: 'paper' },
    { kind: 'logo', x: FACE_LEFT + 4, y: 22, size: 34 }
  ];
  return {
    scale: SCALE,
    pictures: facePictures(face),
    compose: (context, pictures) => ({
      width: WIDTH,
      height: HEIGHT,
      paint() {
        drawPoster(context, items, pictures);
        drawFace(context, { face, pictures, x: FACE_LEFT, y: FACE_TOP });
      }
    })
  };
}
