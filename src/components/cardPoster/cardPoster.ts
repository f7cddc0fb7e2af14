import type { CardFaceContent } from '@/components/card/cardFaceContent';
import type { PosterCode } from '@/components/poster/posterCode';

/** Content of a poster of a card. All texts are formatted. */
export interface CardPoster {
  face: CardFaceContent;
  code: PosterCode;
  texts: {
    /** Line below the code that says what scanning does. */
    invitation: string;
    /** Line with the code to type; empty for a code that cannot be typed. */
    shortCode: string;
    slogan: string;
  };
}
