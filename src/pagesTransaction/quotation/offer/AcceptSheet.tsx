import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import type { QuotedPurchase } from '@contract/quotedPurchase';
import { totalFen } from '@rules/deliveredPrice';
import { typedAmount, typedGrams } from '@/components/listing/quantity';
import { formatFen } from '@/lib/price';
import { Chip } from '@/ui/Chip';
import { NumberLine } from '../../components/NumberLine';
import { tradeWords } from '../../locale/words';
import { quotationWords } from '../locale/words';
import { unitGrams } from '../quotationForm';
import { amountText, unitPriceText } from '../quotationText';
import { DecisionSheet } from './DecisionSheet';
import styles from './AcceptSheet.module.scss';

interface AcceptSheetProps {
  isOpen: boolean;
  onClose(): void;
  request: Pick<QuotedPurchase, 'unit' | 'gramsPerPack'>;
  supplierName: string;
  /** Fen per unit. */
  unitFen: number;
  availableGrams: number;
  /** What the request still needs. */
  leftGrams: number;
  isBusy: boolean;
  /** Answers false when it was not taken. Rejects with the reason. */
  onAccept(grams: number): Promise<boolean>;
}

/** All of an offer or a part of it, and what that comes to. */
export const AcceptSheet = observer(function AcceptSheet(props: AcceptSheetProps) {
  const { isOpen, onClose, request, supplierName, unitFen, availableGrams, leftGrams, isBusy, onAccept } = props;
  const { unit, gramsPerPack } = request;
  const most = Math.min(availableGrams, leftGrams);
  const [grams, setGrams] = useState<number | null>(most);
  useEffect(() => {
    if (isOpen) setGrams(most);
  }, [isOpen, most]);
  const t = quotationWords();
  const inUnit = (amount: number) => amountText(amount, request);
  const problem = problemOf(grams, availableGrams, leftGrams);
  const handleAccept = async () => grams !== null && problem === undefined && (await onAccept(grams));
  return (
    <DecisionSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t.acceptTitle}
      action={t.acceptSend}
      isBusy={isBusy}
      isDisabled={problem !== undefined}
      onSend={handleAccept}
      done={t.accepted}
    >
      <View className={styles.offer}>{`${supplierName}，${unitPriceText(unitFen, unit)}`}</View>
      <NumberLine
        label={t.acceptGrams}
        field="acceptGrams"
        value={grams}
        onChange={setGrams}
        read={(text) => typedGrams(text, unit, gramsPerPack)}
        write={(amount) => typedAmount(amount, unit, gramsPerPack)}
        onLeave={() => undefined}
        error={problem && t.amountProblem[problem]}
        hint={t.acceptHint(inUnit(availableGrams), inUnit(leftGrams))}
        placeholder={t.placeholders.quantity}
        unit={tradeWords().units[unit]}
      />
      <View className={styles.row}>
        <Chip text={t.acceptAll(inUnit(most))} isOn={grams === most} onPress={() => setGrams(most)} />
        {grams !== null && problem === undefined && (
          <View
            className={styles.total}
          >{`${t.total} ${t.yuan(formatFen(totalFen(unitFen, grams, unitGrams(request))))}`}</View>
        )}
      </View>
      <View className={styles.note}>{t.acceptNote}</View>
      {grams !== null && grams >= leftGrams && problem === undefined && (
        <View className={styles.note}>{t.acceptFull}</View>
      )}
    </DecisionSheet>
  );
});

function problemOf(
  grams: number | null,
  available: number,
  left: number
): 'required' | 'available' | 'left' | undefined {
  if (grams === null) return 'required';
  if (grams > available) return 'available';
  return grams > left ? 'left' : undefined;
}
