import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/ui/Button';
import { verificationMessages } from '../locale/messages';
import type { ReadingPhase } from '../PaperReading.store';
import styles from './ReadPaper.module.scss';

interface ReadPaperProps {
  reading: { readonly image: string | undefined; readonly phase: ReadingPhase; readonly filled: number };
  onRead(): void;
}

/** Under the photo of a paper: fills the form with what stands there, and says what came of it. */
export const ReadPaper = observer(function ReadPaper({ reading, onRead }: ReadPaperProps) {
  const t = verificationMessages().reading;
  const { image, phase, filled } = reading;
  if (image === undefined) return null;
  const isOver = phase === 'unavailable' || phase === 'tooOften';
  return (
    <View className={styles.row}>
      {!isOver && (
        <Button kind="tinted" size="small" isLoading={phase === 'reading'} onPress={onRead}>
          {t.action}
        </Button>
      )}
      <View className={styles.said} role="status">
        {phase === 'filled' ? t.filled(filled) : t[phase]}
      </View>
    </View>
  );
});
