import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { VisitorCard } from '@contract/card';
import { CardFace } from '@/components/card/CardFace';
import { type CardSide, visitorCardFace } from '@/components/card/cardFaceContent';
import { Button } from '@/ui/Button';
import { visitorCardMessages } from '../locale/messages';
import styles from './FlippableCard.module.scss';

/** Face of the card, and the way to its side in another language. */
export const FlippableCard = observer(function FlippableCard({ card }: { card: VisitorCard }) {
  const [chosen, setChosen] = useState<CardSide>('first');
  const t = visitorCardMessages();
  // The second side may be gone after a reload.
  const side = card.secondSide === null ? 'first' : chosen;
  return (
    <View className={styles.stage}>
      <View key={side} className={styles.face}>
        <CardFace face={visitorCardFace(card, side)} />
      </View>
      {card.secondSide !== null && (
        <Button size="small" icon="refresh" onPress={() => setChosen(side === 'first' ? 'second' : 'first')}>
          {side === 'first' ? t.flip : t.flipBack}
        </Button>
      )}
    </View>
  );
});
