import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { TextLine } from '@/components/form/TextLine';
import { Pressable } from '@/platform/Pressable';
import { Button } from '@/ui/Button';
import { feedback } from '@/ui/feedback';
import { Icon } from '@/ui/Icon';
import { Sheet } from '@/ui/Sheet';
import { quotationErrorText } from '../conflict';
import { quotationWords } from '../locale/words';
import type { QuotationStore } from '../Quotation.store';
import styles from './ScoreSheet.module.scss';

const STARS = [1, 2, 3, 4, 5];
const MAX_TEXT = 140;

interface ScoreSheetProps {
  store: QuotationStore;
  isOpen: boolean;
  onClose(): void;
}

/** How the deal went, one to five, once. */
export const ScoreSheet = observer(function ScoreSheet({ store, isOpen, onClose }: ScoreSheetProps) {
  const [score, setScore] = useState(5);
  const [text, setText] = useState('');
  const t = quotationWords();
  const handleSend = async () => {
    try {
      if (!(await store.score(score, text.trim()))) return;
      onClose();
      feedback.toast(t.scored, { icon: 'circle-check' });
    } catch (error) {
      feedback.toast(quotationErrorText(error), { icon: 'info-circle' });
    }
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t.scoreTitle}
      footer={
        <Button kind="primary" isFull isLoading={store.isBusy} onPress={() => void handleSend()}>
          {t.scoreSend}
        </Button>
      }
    >
      <View className={styles.stars} role="radiogroup" aria-label={t.scoreTitle}>
        {STARS.map((star) => (
          <Pressable
            key={star}
            className={star <= score ? `${styles.star} ${styles.on}` : styles.star}
            role="radio"
            isChecked={star === score}
            label={t.score(star)}
            onPress={() => setScore(star)}
          >
            <Icon name={star <= score ? 'star-filled' : 'star'} />
          </Pressable>
        ))}
      </View>
      <TextLine
        label={t.scoreText}
        field="score"
        value={text}
        onChange={setText}
        onLeave={() => undefined}
        error={undefined}
        placeholder={t.scorePlaceholder}
        max={MAX_TEXT}
        isOptional
        isLong
      />
    </Sheet>
  );
});
