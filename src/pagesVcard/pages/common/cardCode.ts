import type { Card } from '@contract/card';
import type { ScanCode } from '@contract/scanCode';
import { type CardFaceContent, type CardSide, ownCardFace } from '@/components/card/cardFaceContent';
import { offlineVCard } from './offlineVCard';

/** Ways in which a card is given away by its code: a page of the mini-program, a link, or the contacts themselves. */
export type CodeKind = 'miniProgram' | 'link' | 'vCard';

/** Content of a side of a card that the page shows. */
interface CodeSide {
  face: CardFaceContent;
  /** vCard with the contacts that everyone may see. */
  vCard: string;
}

/** The code of a card with all that its page shows, stored on the device for times without a network. */
export interface CardCode {
  cardId: string;
  isDefault: boolean;
  code: string;
  /** Code to type. */
  shortCode: string;
  /** Path of the picture of the mini-program code; null without a mini-program, and when it could not be had. */
  miniProgramCode: string | null;
  /** Whether everyone may see the number, so that it is in the vCard. */
  hasMobile: boolean;
  sides: Record<CardSide, CodeSide | null> & { first: CodeSide };
  /** Time at which the server was asked (epoch ms). */
  savedAtMs: number;
}

/** Returns the code of a card for its page. */
export function cardCodeOf(
  card: Card,
  { code, shortCode }: Pick<ScanCode, 'code' | 'shortCode'>,
  { miniProgramCode, savedAtMs }: Pick<CardCode, 'miniProgramCode' | 'savedAtMs'>
): CardCode {
  const sideOf = (side: CardSide): CodeSide => ({
    face: ownCardFace(card, side),
    vCard: offlineVCard(card, side)
  });
  const first = sideOf('first');
  return {
    cardId: card.id,
    isDefault: card.isDefault,
    code,
    shortCode,
    miniProgramCode,
    hasMobile: /^TEL/m.test(first.vCard),
    sides: { first, second: card.secondSide && sideOf('second') },
    savedAtMs
  };
}
