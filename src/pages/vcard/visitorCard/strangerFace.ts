import type { VisitorCard } from '@contract/card';
import { type CardFaceContent, visitorCardFace } from '@/components/card/cardFaceContent';
import { maskMobile } from '@/lib/mobile';

/** Returns the face of a card as a stranger may see it: its viewer may see more, and a picture is passed on to anyone. */
export function strangerFace(card: VisitorCard): CardFaceContent {
  const { mobile, relation } = card;
  const face = visitorCardFace(card);
  return {
    ...face,
    mobile: mobile === null || mobile.isMasked ? face.mobile : maskMobile(mobile.text),
    address: relation === 'exchanged' ? '' : face.address
  };
}
