import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Card } from '@contract/card';
import { getCardCode } from '@/api/card';
import { type CardSide, ownCardFace } from '@/components/card/cardFaceContent';
import { loadPosterCode } from '@/components/poster/posterCode';
import { pathOf } from '@/navigation/pathOf';
import type { Painting } from '@/platform/picture/types';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { CardPictureSheet } from './CardPictureSheet';
import { groupShortCode } from './groupShortCode';
import { cardPosterMessages } from './locale/messages';

const sides: readonly CardSide[] = ['first', 'second'];

/** Poster of the user's own card, as a stranger sees it, with its code. May be rendered anywhere inside the PageFrame. */
export const CardPosterSheet = observer(function CardPosterSheet({ card, onClose }: { card: Card; onClose(): void }) {
  const [side, setSide] = useState<CardSide>('first');
  const t = cardPosterMessages();
  const { name } = ownCardFace(card, side);
  return (
    <CardPictureSheet
      title={t.title}
      contentKey={side}
      label={t.pictureOf(name)}
      fileName={`${t.fileName}-${name}`}
      paint={() => paintPosterOf(card, side)}
      onClose={onClose}
    >
      {card.secondSide && (
        <SegmentedControl
          label={t.side}
          options={sides.map((key) => ({ key, text: t.sides[key] }))}
          value={side}
          onChange={setSide}
        />
      )}
    </CardPictureSheet>
  );
});

/** The painting code is loaded with the first poster. */
async function paintPosterOf(card: Card, side: CardSide): Promise<Painting> {
  const { code, shortCode } = await getCardCode(card.id);
  const [posterCode, { paintCardPoster }] = await Promise.all([
    loadPosterCode(pathOf('vcard.shareMiddlePage', { code })),
    import('./paintCardPoster')
  ]);
  const { invitation, shortCode: shortCodeText, slogan } = cardPosterMessages().drawn;
  const texts = { invitation, shortCode: shortCodeText(groupShortCode(shortCode)), slogan };
  return paintCardPoster({ face: ownCardFace(card, side), code: posterCode, texts });
}
