import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { Button } from '@/ui/Button';
import type { OcrPhase } from '../DocumentOcr.store';
import { verificationMessages } from '../locale/messages';
import styles from './OcrPrefillButton.module.scss';

interface OcrPrefillButtonProps {
  ocr: { readonly image: string | undefined; readonly phase: OcrPhase; readonly filledCount: number };
  onRead(): void;
}

/** Button below a document photo: fills in the form by OCR and shows the outcome. */
export const OcrPrefillButton = observer(function OcrPrefillButton({ ocr, onRead }: OcrPrefillButtonProps) {
  const t = verificationMessages().ocr;
  const { image, phase, filledCount } = ocr;
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
        {phase === 'filled' ? t.filled(filledCount) : t[phase]}
      </View>
    </View>
  );
});
