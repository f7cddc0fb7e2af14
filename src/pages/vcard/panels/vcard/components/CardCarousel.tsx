import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Card } from '@contract/card';
import { CardFace } from '@/components/card/CardFace';
import { ownCardFace } from '@/components/card/cardFaceContent';
import { cardLevelMessages } from '@/components/cardLevel/locale/messages';
import { messages } from '@/locale/messages';
import { PeekSlides } from '@/platform/peekSlides';
import { Pressable } from '@/platform/pressable';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { manageCard } from '../cardActions';
import { ownCardMessages } from '../locale/messages';
import type { OwnCardsStore } from '../OwnCards.store';
import styles from './CardCarousel.module.scss';

interface CardCarouselProps {
  store: OwnCardsStore;
  /** The card in view. */
  card: Card;
}

/** The user's cards side by side, and below them the marks of the one in view. */
export const CardCarousel = observer(function CardCarousel({ store, card }: CardCarouselProps) {
  const [flippedId, setFlippedId] = useState('');
  const { list, index } = store;
  const flip = (id: string) => setFlippedId(id === flippedId ? '' : id);
  return (
    <>
      <PeekSlides
        className={styles.slides}
        label={ownCardMessages().title}
        slideLabel={messages().slide}
        slides={list.map((each) => ({
          key: each.id,
          content: <OwnCardFace card={each} isFlipped={each.id === flippedId} onFlip={() => flip(each.id)} />
        }))}
        index={index}
        onShow={store.select}
      />
      <CardMarks store={store} card={card} onFlip={() => flip(card.id)} />
    </>
  );
});

interface OwnCardFaceProps {
  card: Card;
  isFlipped: boolean;
  onFlip(): void;
}

/** A card, which a tap turns over where it has a second side. */
function OwnCardFace({ card, isFlipped, onFlip }: OwnCardFaceProps) {
  const side = card.secondSide && isFlipped ? 'second' : 'first';
  const face = (
    <View key={side} className={card.secondSide ? `${styles.face} ${styles.turning}` : styles.face}>
      <CardFace face={ownCardFace(card, side)} />
    </View>
  );
  if (!card.secondSide) return face;
  return (
    <Pressable isSelected={isFlipped} onPress={onFlip}>
      {face}
    </Pressable>
  );
}

interface CardMarksProps extends CardCarouselProps {
  onFlip(): void;
}

/** Default mark, level and position of the card in view, and the actions on it as a whole. */
const CardMarks = observer(function CardMarks({ store, card, onFlip }: CardMarksProps) {
  const t = ownCardMessages();
  const { list, index } = store;
  const level = store.level.value?.level ?? 'basic';
  return (
    <View className={styles.marks}>
      {card.isDefault && <Badge tone="red" text={t.default} />}
      {level !== 'basic' && <Badge tone="warn" text={cardLevelMessages().levels[level]} />}
      {list.length > 1 && (
        <Text className={styles.position} role="img" aria-label={messages().slide(index + 1, list.length)}>
          {`${index + 1}/${list.length}`}
        </Text>
      )}
      <View className={styles.controls}>
        {card.secondSide && (
          <Button size="small" onPress={onFlip}>
            {t.flip}
          </Button>
        )}
        <IconButton icon="dots" label={t.manage(card.name)} onPress={() => void manageCard(store, card)} />
      </View>
    </View>
  );
});
