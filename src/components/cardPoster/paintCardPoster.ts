import { drawPoster, measureOn } from '@/components/poster/drawPoster';
import { codePictures, drawnCode } from '@/components/poster/posterCode';
import type { Painting } from '@/platform/picture/types';
import type { CardPoster } from './cardPoster';
import { drawFace, facePictures } from './drawFace';
import { FACE_LEFT, FACE_TOP, layOutCardPoster, POSTER_WIDTH } from './layOutCardPoster';

/** Pixels per unit: 1,080 px wide is sharp on every phone. */
const SCALE = 3;

/** Returns the painting of a card's poster: the face, and its code below. */
export function paintCardPoster({ face, code, texts }: CardPoster): Painting {
  return {
    scale: SCALE,
    pictures: [...facePictures(face), ...codePictures(code)],
    compose(context, pictures) {
      const { height, items } = layOutCardPoster(texts, drawnCode(code, pictures), measureOn(context));
      return {
        width: POSTER_WIDTH,
        height,
        paint() {
          drawPoster(context, items, pictures);
          drawFace(context, { face, pictures, x: FACE_LEFT, y: FACE_TOP });
        }
      };
    }
  };
}
