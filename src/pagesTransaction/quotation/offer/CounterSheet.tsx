import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import type { TradeUnit } from '@contract/goods';
import { MAX_UNIT_FEN } from '@rules/quotation';
import { TextLine } from '@/components/form/TextLine';
import { listingWords } from '@/components/listing/locale/words';
import { NumberLine } from '../../components/NumberLine';
import { fenText, typedFen } from '../../typedNumber';
import { quotationWords } from '../locale/words';
import { unitPriceText } from '../quotationText';
import { DecisionSheet } from './DecisionSheet';
import styles from './CounterSheet.module.scss';

const MAX_TEXT = 140;

interface CounterSheetProps {
  isOpen: boolean;
  onClose(): void;
  title: string;
  unit: TradeUnit;
  /** What is asked now, fen per unit. */
  currentFen: number | null;
  isBusy: boolean;
  /** Answers false when it was not sent. Rejects with the reason. */
  onSend(unitFen: number | null, text: string): Promise<boolean>;
}

/** A price, a word, or both, to the other side. */
export const CounterSheet = observer(function CounterSheet(props: CounterSheetProps) {
  const { isOpen, onClose, title, unit, currentFen, isBusy, onSend } = props;
  const [unitFen, setUnitFen] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [hasTried, setTried] = useState(false);
  useEffect(() => {
    if (isOpen) setTried(false);
  }, [isOpen]);
  const t = quotationWords();
  const isOutOfRange = unitFen !== null && (unitFen < 1 || unitFen > MAX_UNIT_FEN);
  const isEmpty = unitFen === null && text.trim() === '';
  const rangeProblem = isOutOfRange ? t.problems['unitFen.range'] : undefined;
  const problem = isEmpty ? t.counterNeeds : rangeProblem;
  const handleSend = async () => {
    setTried(true);
    if (problem !== undefined || !(await onSend(unitFen, text.trim()))) return false;
    setUnitFen(null);
    setText('');
    return true;
  };
  return (
    <DecisionSheet
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      action={t.sendCounter}
      isBusy={isBusy}
      onSend={handleSend}
      done={t.countered}
    >
      {currentFen !== null && <View className={styles.now}>{t.offered(unitPriceText(currentFen, unit))}</View>}
      <NumberLine
        label={t.counterPrice}
        field="counterPrice"
        value={unitFen}
        onChange={setUnitFen}
        read={typedFen}
        write={fenText}
        onLeave={() => undefined}
        error={hasTried ? problem : undefined}
        placeholder={t.counterOptional}
        unit={listingWords().perUnit[unit]}
        isOptional
      />
      <TextLine
        label={t.counterText}
        field="counterText"
        value={text}
        onChange={setText}
        onLeave={() => undefined}
        error={undefined}
        placeholder={t.counterPlaceholder}
        max={MAX_TEXT}
        isOptional
        isLong
      />
    </DecisionSheet>
  );
});
