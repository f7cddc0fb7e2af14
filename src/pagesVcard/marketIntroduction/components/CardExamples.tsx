import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { Card, CardStyle } from '@contract/card';
import { CardFace } from '@/components/card/CardFace';
import { type CardFaceContent, ownCardFace } from '@/components/card/cardFaceContent';
import { FieldGroup } from '@/components/form/FieldGroup';
import { ScrollRow } from '@/platform/scrollRow';
import { introductionMessages } from '../locale/messages';
import styles from './CardExamples.module.scss';

const exampleStyles: readonly CardStyle[] = ['cinnabar', 'indigo', 'paper'];

/** Cards as they look: the user's own in several styles, or a sample that says so. */
export const CardExamples = observer(function CardExamples({ card }: { card: Card | null }) {
  const t = introductionMessages();
  const face = card ? ownCardFace(card) : sampleFace();
  return (
    <FieldGroup title={t.examples}>
      <ScrollRow label={t.examples}>
        <View className={styles.row}>
          {exampleStyles.map((style) => (
            <CardFace key={style} face={{ ...face, style }} />
          ))}
        </View>
      </ScrollRow>
      <View className={styles.note}>{card ? t.ownExample : t.sampleNote}</View>
    </FieldGroup>
  );
});

function sampleFace(): CardFaceContent {
  const { sample } = introductionMessages();
  return { ...sample, verifications: ['person', 'company'], style: 'cinnabar', varietyId: null };
}
