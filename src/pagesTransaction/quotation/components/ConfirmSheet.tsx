import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { QuotationPurchase } from '@contract/quotationPurchase';
import { Button } from '@/ui/Button';
import { Sheet } from '@/ui/Sheet';
import { quotationMessages } from '../locale/messages';
import { SumRows } from '../offer/SumRows';
import type { QuotationFormValues } from '../quotationForm';
import type { QuotationNumbers } from '../quotationNumbers';
import { changedAttributes } from '../quotationText';
import { QuotationTable } from './QuotationTable';
import { RequestSummary } from './RequestSummary';
import styles from './ConfirmSheet.module.scss';

interface ConfirmSheetProps {
  isOpen: boolean;
  onClose(): void;
  /** Submits the quotation. */
  onConfirm(): void;
  isSending: boolean;
  request: QuotationPurchase;
  values: QuotationFormValues;
  numbers: QuotationNumbers | null;
  /** Name of the quoting party. */
  partyText?: string;
  /** Previous version, and the number of edits left after this one. */
  edit?: { before: QuotationFormValues; left: number };
}

/** Confirmation of a quotation before it is sent; for a new version it shows the changes. */
export const ConfirmSheet = observer(function ConfirmSheet(props: ConfirmSheetProps) {
  const { isOpen, onClose, onConfirm, isSending, request, values, numbers, partyText, edit } = props;
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
      <View className={styles.rows}>
        <QuotationTable
          values={values}
          request={request}
          {...(edit && { before: edit.before, attributes: changedAttributes(edit.before, values) })}
        />
      </View>
      {numbers?.sum && (
        <View className={styles.rows}>
          <SumRows sum={numbers.sum} terms={values} />
        </View>
      )}
      {values.editReason.trim() !== '' && <View className={styles.note}>{t.editReason(values.editReason)}</View>}
      {partyText !== undefined && <View className={styles.note}>{partyText}</View>}
      <View className={styles.note}>{edit ? t.editConfirmNote(edit.left) : t.confirmNote}</View>
    </Sheet>
  );
});
