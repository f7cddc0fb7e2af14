import { observer } from 'mobx-react';
import { useCallback, useEffect, useState } from 'react';
import type { DraftSlot } from '@/components/form/draftSlot';
import { useFormDraft } from '@/components/form/useFormDraft';
import { clockOf } from '@/lib/time';
import { isConnectionError } from '@/locale/errorText';
import { replace } from '@/navigation/navigate';
import { useLeaveWarning } from '@/navigation/useLeaveWarning';
import { useRouteParams } from '@/navigation/useRouteParams';
import { user } from '@/stores/user';
import { overlays } from '@/ui/overlays';
import { PageFrame } from '@/ui/PageFrame';
import { getPurchase } from '../../api/purchase';
import { prepareQuotation } from '../../api/quotation';
import { TradeFormPage } from '../../components/TradeFormPage';
import { tradeMessages } from '../../locale/messages';
import { quotationDraft } from '../../tradeDrafts';
import { ConfirmSheet } from '../components/ConfirmSheet';
import { GoodsGroup } from '../components/GoodsGroup';
import { PriceGroup } from '../components/PriceGroup';
import { RequestSummary } from '../components/RequestSummary';
import { ProofGroup, TermsGroup } from '../components/TermsGroup';
import { createQuotation, saveQuotationDraft } from '../changeQuotation';
import { conflictOf, quotationErrorText } from '../conflict';
import { leaveWords } from '../leaveWords';
import { quotationMessages } from '../locale/messages';
import type { QuotationFormValues } from '../quotationForm';
import { quotationPorts } from '../quotationPhotos';
import { nameRegions } from '../regionNames';
import { useConfirmedSending } from '../useConfirmedSending';
import { Beginning } from './components/Beginning';
import { Obstacle } from './components/Obstacle';
import { CreateQuotationStore } from './CreateQuotation.store';

const api = { prepareQuotation, getPurchase, saveQuotationDraft, createQuotation, nameRegions };

/** A first quotation about a request. */
export default observer(function CreateQuotationPage() {
  const { purchaseId = '' } = useRouteParams('quotation.create');
  const [store] = useState(() => new CreateQuotationStore(purchaseId, api, quotationPorts));
  const [slot] = useState(() => quotationDraft(purchaseId));
  const { form, quotationId } = store;
  const { load, savedAtMs } = useFormDraft(form, slot);
  const isUnsaved = useCallback(() => form.isChanged, [form]);
  useLeaveWarning(isUnsaved, leaveWords);
  useEffect(() => form.dispose, [form]);

  if (form.phase !== 'loading' && store.obstacle && store.obstacle !== 'login') {
    return <Obstacle kind={store.obstacle} purchaseId={purchaseId} hasDraft={savedAtMs !== undefined} />;
  }
  if (form.phase === 'ready' && quotationId !== null && !form.isSubmitting) {
    return <ToQuotation id={quotationId} hasTyped={form.isChanged} />;
  }
  return <Writing store={store} slot={slot} onRetry={load} savedAtMs={savedAtMs} />;
});

/** There is one already, sent now or before: it is edited. */
function ToQuotation({ id, hasTyped }: { id: string; hasTyped: boolean }) {
  useEffect(() => {
    if (hasTyped) overlays.toast(quotationMessages().alreadyQuoted);
    replace('quotation.edit', { id });
  }, [id, hasTyped]);
  return <PageFrame title={quotationMessages().createTitle} status="loading" />;
}

interface WritingProps {
  store: CreateQuotationStore;
  slot: DraftSlot<QuotationFormValues>;
  onRetry(): void;
  savedAtMs: number | undefined;
}

const Writing = observer(function Writing({ store, slot, onRetry, savedAtMs }: WritingProps) {
  const { form, request, numbers } = store;
  const t = quotationMessages();
  const sending = useConfirmedSending(form, {
    onSent: () => {
      slot.forget();
      overlays.toast(t.sent, { icon: 'circle-check' });
    },
    onFailure: (error) => {
      // The page goes on to the one that is there.
      if (conflictOf(error) === 'exists' && store.quotationId !== null) return;
      // Another name can be chosen where it is asked for.
      if (store.refused !== null) return sending.cancel();
      // The form says so itself where the network was the cause.
      if (!isConnectionError(error)) overlays.toast(quotationErrorText(error), { icon: 'info-circle' });
    }
  });
  const handleKeep = async () => {
    const userId = user.user?.id;
    if (userId !== undefined) slot.keep(userId, { values: { ...form.values }, photos: form.photoIds });
    try {
      const outcome = await form.keep();
      if (outcome === 'invalid') return sending.tellMissing();
      if (outcome === 'sent') overlays.toast(t.draftKept, { icon: 'circle-check' });
    } catch {
      overlays.toast(t.draftDevice, { icon: 'circle-check' });
    }
  };
  return (
    <TradeFormPage
      title={t.createTitle}
      form={form}
      onRetry={onRetry}
      savedAt={undefined}
      onKeep={() => void handleKeep()}
      submitText={t.send}
      onSubmit={() => void sending.submit()}
      sheets={
        request && (
          <ConfirmSheet
            isOpen={sending.isConfirming}
            onClose={sending.cancel}
            onConfirm={() => void sending.send()}
            isSending={form.isSubmitting}
            request={request}
            values={form.filled}
            numbers={numbers}
            nameLine={store.asCompany && user.user?.company ? t.asCompany(user.user.company.name) : t.asPerson}
          />
        )
      }
    >
      {request && (
        <>
          <RequestSummary
            request={request}
            numbers={numbers}
            savedAt={savedAtMs === undefined ? undefined : tradeMessages().form.savedAt(clockOf(savedAtMs))}
            isLink
          />
          <Beginning store={store} />
          <PriceGroup form={form} request={request} filledLines={store.filledLines} />
          <GoodsGroup form={form} request={request} filledLines={store.filledLines} />
          <TermsGroup form={form} request={request} filledLines={store.filledLines} />
          <ProofGroup form={form} request={request} filledLines={store.filledLines} />
        </>
      )}
    </TradeFormPage>
  );
});
