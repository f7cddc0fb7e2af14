import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { QuotedPurchase } from '@contract/quotedPurchase';
import { Button } from '@/ui/Button';
import { Sheet } from '@/ui/Sheet';
import { quotationMessages } from '../locale/messages';
import type { QuotationFormValues } from '../quotationForm';
import type { QuotationNumbers } from '../quotationNumbers';
import { SumLines } from '../offer/SumLines';
import { changedLines } from '../quotationText';
import styles from './ConfirmSheet.module.scss';
import { LineTable } from './LineTable';
import { RequestSummary } from './RequestSummary';

interface ConfirmSheetProps {
  isOpen: boolean;
  onClose(): void;
  /** Sends it. */
  onConfirm(): void;
  isSending: boolean;
  request: QuotedPurchase;
  values: QuotationFormValues;
  numbers: QuotationNumbers | null;
  /** In whose name. */
  nameLine?: string;
  /** The version before, and how many edits are left after this one. */
  edit?: { before: QuotationFormValues; left: number };
}

/** Everything once more before it is sent; of a new version what is new. */
export const ConfirmSheet = observer(function ConfirmSheet(props: ConfirmSheetProps) {
  const { isOpen, onClose, onConfirm, isSending, request, values, numbers, nameLine, edit } = props;
  const t = quotationMessages();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={edit ? t.editConfirmTitle : t.confirmTitle}
      footer={
        <View className={styles.footer}>
          <Button onPress={onClose}>{t.goBack}</Button>
          <View className={styles.send}>
            <Button kind="primary" isFull isLoading={isSending} onPress={onConfirm}>
              {edit ? t.editConfirmSend : t.confirmSend}
            </Button>
          </View>
        </View>
      }
    >
      <View className={styles.summary}>
        <RequestSummary request={request} numbers={numbers} />
      </View>
      <View className={styles.lines}>
        <LineTable
          values={values}
          request={request}
          {...(edit && { before: edit.before, lines: changedLines(edit.before, values) })}
        />
      </View>
      {numbers?.sum && (
        <View className={styles.lines}>
          <SumLines sum={numbers.sum} terms={values} />
        </View>
      )}
      {values.editReason.trim() !== '' && <View className={styles.note}>{t.editReason(values.editReason)}</View>}
      {nameLine !== undefined && <View className={styles.note}>{nameLine}</View>}
      <View className={styles.note}>{edit ? t.editConfirmNote(edit.left) : t.confirmNote}</View>
    </Sheet>
  );
});
