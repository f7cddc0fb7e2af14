import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { TextField } from '@/components/form/TextField';
import { Pressable } from '@/platform/pressable';
import { Icon } from '@/ui/Icon';
import { quotationMessages } from '../locale/messages';
import type { QuotationStore } from '../Quotation.store';
import { DecisionSheet } from './DecisionSheet';
import styles from './ScoreSheet.module.scss';

const STARS = [1, 2, 3, 4, 5];
const MAX_TEXT = 140;

interface ScoreSheetProps {
  store: QuotationStore;
  isOpen: boolean;
  onClose(): void;
}

/** Sheet that rates a deal from one to five. A deal can be rated once. */
export const ScoreSheet = observer(function ScoreSheet({ store, isOpen, onClose }: ScoreSheetProps) {
  const [score, setScore] = useState<number | null>(null);
  const [text, setText] = useState('');
  const t = quotationMessages();
  return (
    <DecisionSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t.scoreTitle}
      action={t.scoreSend}
      isBusy={store.isBusy}
      isDisabled={score === null}
      onSend={async () => score !== null && (await store.score(score, text.trim()))}
      successMessage={t.scored}
    >
      <View className={styles.stars} role="radiogroup" aria-label={t.scoreTitle}>
        {STARS.map((star) => (
          <Pressable
            key={star}
            className={star <= (score ?? 0) ? `${styles.star} ${styles.on}` : styles.star}
            role="radio"
            isChecked={star === score}
            label={t.score(star)}
            onPress={() => setScore(star)}
          >
            <Icon name={star <= (score ?? 0) ? 'star-filled' : 'star'} />
          </Pressable>
        ))}
      </View>
      <TextField
        label={t.scoreText}
        field="score"
        value={text}
        onChange={setText}
        error={undefined}
        placeholder={t.scorePlaceholder}
        max={MAX_TEXT}
        isOptional
        isLong
      />
    </DecisionSheet>
  );
});
