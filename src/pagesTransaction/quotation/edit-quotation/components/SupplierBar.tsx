import { observer } from 'mobx-react';
import { useState } from 'react';
import type { QuotationDetail } from '@contract/quotation';
import { BarAction, BarRest } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { feedback } from '@/ui/feedback';
import { CounterSheet } from '../../components/CounterSheet';
import { quotationErrorText } from '../../conflict';
import { quotationWords } from '../../locale/words';
import type { EditQuotationStore } from '../EditQuotation.store';

/** What a supplier does about an own quotation that is open. */
export const SupplierBar = observer(function SupplierBar({
  store,
  detail
}: {
  store: EditQuotationStore;
  detail: QuotationDetail;
}) {
  const [isReplying, setReplying] = useState(false);
  const { quotation } = store;
  const t = quotationWords();
  const handleWithdraw = async () => {
    const { confirm } = await feedback.modal({
      title: t.withdrawTitle,
      text: t.withdrawText,
      confirmText: t.withdraw
    });
    if (!confirm) return;
    try {
      if (await quotation.withdraw()) feedback.toast(t.withdrawn, { icon: 'circle-check' });
    } catch (error) {
      feedback.toast(quotationErrorText(error), { icon: 'info-circle' });
    }
  };
  const handleEdit = () => {
    if (detail.editsLeft > 0) store.setEditing(true);
    else feedback.toast(t.conflicts['edits'] ?? '', { icon: 'info-circle' });
  };
  return (
    <>
      <BarAction icon="x" text={t.withdraw} onPress={() => void handleWithdraw()} />
      <BarAction
        icon="message-circle"
        text={quotation.waitsForReader ? t.reply : t.counter}
        onPress={() => setReplying(true)}
      />
      <BarRest>
        <Button
          kind="primary"
          isFull
          isDisabled={detail.editsLeft === 0}
          onDisabledPress={handleEdit}
          onPress={handleEdit}
        >
          {`${t.edit} ${t.editsLeft(detail.editsLeft)}`}
        </Button>
      </BarRest>
      <CounterSheet
        isOpen={isReplying}
        onClose={() => setReplying(false)}
        title={quotation.waitsForReader ? t.replyTitle : t.counterTitle}
        unit={detail.purchase.unit}
        currentFen={quotation.version?.fields.unitFen ?? null}
        isBusy={quotation.isBusy}
        onSend={quotation.counter}
      />
    </>
  );
});
