import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { QuotationDetail } from '@contract/quotation';
import { formatFen } from '@/lib/price';
import { BarAction, BarSpacer } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { overlays } from '@/ui/overlays';
import { runWithToast } from '@/ui/runWithToast';
import { toastQuotationError } from '../../conflict';
import { quotationMessages } from '../../locale/messages';
import { CounterSheet } from '../../offer/CounterSheet';
import { offerMessages } from '../../offer/locale/messages';
import type { EditQuotationStore } from '../EditQuotation.store';

/** Supplier's actions on an own open quotation. */
export const SupplierBar = observer(function SupplierBar({
  store,
  detail
}: {
  store: EditQuotationStore;
  detail: QuotationDetail;
}) {
  const [isReplying, setReplying] = useState(false);
  const { quotation } = store;
  const { offer } = quotation;
  const [t, o] = [quotationMessages(), offerMessages()];
  const handleAgree = (counterId: string) =>
    void runWithToast(() => quotation.agree(counterId), o.agreed, toastQuotationError);
  const handleWithdraw = async () => {
    const { confirm } = await overlays.modal({
      title: t.withdrawTitle,
      text: t.withdrawText,
      confirmText: t.withdraw
    });
    if (confirm) await runWithToast(quotation.withdraw, t.withdrawn, toastQuotationError);
  };
  const handleEdit = () => {
    if (detail.editsLeft > 0) store.setEditing(true);
    else overlays.toast(t.conflicts['edits'] ?? '', { icon: 'info-circle' });
  };
  return (
    <>
      <BarAction icon="x" text={t.withdraw} onPress={() => void handleWithdraw()} />
      {offer && <BarAction icon="pencil" text={t.edit} onPress={handleEdit} />}
      <BarAction icon="message-circle" text={offer ? o.counterAgain : t.counter} onPress={() => setReplying(true)} />
      <BarSpacer>
        {offer ? (
          <Button kind="primary" isFull isLoading={quotation.isBusy} onPress={() => handleAgree(offer.id)}>
            {o.agree(formatFen(offer.unitFen))}
          </Button>
        ) : (
          <Button
            kind="primary"
            isFull
            isDisabled={detail.editsLeft === 0}
            onDisabledPress={handleEdit}
            onPress={handleEdit}
          >
            {t.editButton(detail.editsLeft)}
          </Button>
        )}
      </BarSpacer>
      <CounterSheet
        isOpen={isReplying}
        onClose={() => setReplying(false)}
        side="supplier"
        unit={detail.purchase.unit}
        quotationFen={quotation.version?.fields.unitFen ?? 0}
        openOffer={detail.openOffer}
        isBusy={quotation.isBusy}
        onSend={quotation.counter}
      />
    </>
  );
});
