import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import type { DraftStorage } from '@/components/form/draftStorage';
import { outdatedDraft } from '@/components/form/outdatedDraft';
import { useFormDraft } from '@/components/form/useFormDraft';
import { clockOf } from '@/lib/time';
import { isConnectionError } from '@/locale/errorText';
import { replace } from '@/navigation/navigate';
import { useLeaveWarning } from '@/navigation/useLeaveWarning';
import { useRouteParams } from '@/navigation/useRouteParams';
import { useWhenOnTop, type WhenOnTop } from '@/navigation/useWhenOnTop';
import { subscriptions } from '@/stores/subscriptions';
import { user } from '@/stores/user';
import { overlays } from '@/ui/overlays';
import { PageFrame } from '@/ui/PageFrame';
import { getPurchase } from '../../api/purchase';
import { prepareQuotation } from '../../api/quotation';
import { TradeFormPage } from '../../components/TradeFormPage';
import { formUploads } from '../../formUploads';
import { tradeMessages } from '../../locale/messages';
import { quotationDraft } from '../../tradeDrafts';
import { ConfirmSheet } from '../components/ConfirmSheet';
import { GoodsGroup } from '../components/GoodsGroup';
import { PriceGroup } from '../components/PriceGroup';
import { RequestSummary } from '../components/RequestSummary';
import { ProofGroup, TermsGroup } from '../components/TermsGroup';
import { conflictReason, toastQuotationError } from '../conflict';
import { leaveMessages } from '../leaveMessages';
import { quotationMessages } from '../locale/messages';
import { createQuotation, saveQuotationDraft } from '../quotationCommands';
import type { QuotationFormValues } from '../quotationForm';
import { nameRegions } from '../regionNames';
import { useConfirmedSubmit } from '../useConfirmedSubmit';
import { BlockedNotice } from './components/BlockedNotice';
import { IntroSection } from './components/IntroSection';
import { CreateQuotationStore } from './CreateQuotation.store';

const api = { prepareQuotation, getPurchase, saveQuotationDraft, createQuotation, nameRegions };

/** Page that creates the first quotation for a purchase request. */
export default observer(function CreateQuotationPage() {
  const { purchaseId = '' } = useRouteParams('quotation.create');
  const [store] = useState(() => new CreateQuotationStore(purchaseId, api, formUploads));
  const [slot] = useState(() => quotationDraft(purchaseId));
  const { form, quotationId } = store;
  const { load, savedAtMs } = useFormDraft(form, slot, outdatedDraft);
  const isUnsaved = useCallback(() => form.isChanged, [form]);
  useLeaveWarning(isUnsaved, leaveMessages);
  useEffect(() => form.dispose, [form]);
  const whenOnTop = useWhenOnTop();

  if (form.phase !== 'loading' && store.obstacle && store.obstacle !== 'login') {
    return <BlockedNotice kind={store.obstacle} purchaseId={purchaseId} hasDraft={savedAtMs !== undefined} />;
  }
  if (form.phase === 'ready' && quotationId !== null && !form.isSubmitting) {
    return <RedirectToQuotation id={quotationId} hasTyped={form.isChanged} whenOnTop={whenOnTop} />;
  }
  return <QuotationEditor store={store} slot={slot} onRetry={load} savedAtMs={savedAtMs} />;
});

interface RedirectProps {
  id: string;
  hasTyped: boolean;
  /** The function of the page: this part may appear while another page covers it. */
  whenOnTop: WhenOnTop;
}

/** Redirects to the edit page when a quotation exists, sent now or earlier. */
function RedirectToQuotation({ id, hasTyped, whenOnTop }: RedirectProps) {
  useEffect(
    () =>
      whenOnTop(() => {
        if (hasTyped) overlays.toast(quotationMessages().alreadySent);
        replace('quotation.edit', { id });
      }),
    [id, hasTyped, whenOnTop]
  );
  return <PageFrame title={quotationMessages().createTitle} status="loading" />;
}

interface QuotationEditorProps {
  store: CreateQuotationStore;
  slot: DraftStorage<QuotationFormValues>;
  onRetry(): void;
  savedAtMs: number | undefined;
}

const QuotationEditor = observer(function QuotationEditor({ store, slot, onRetry, savedAtMs }: QuotationEditorProps) {
  const { form, request, numbers } = store;
  const t = quotationMessages();
  const submission = useConfirmedSubmit(form, {
    onSent: () => {
      slot.clear();
      overlays.toast(t.sent, { icon: 'circle-check' });
    },
    onFailure: (error) => {
      // The page redirects to the existing quotation.
      if (conflictReason(error) === 'exists' && store.quotationId !== null) return;
      // The form offers another identity, so the confirmation is closed.
      if (store.refusedIdentity !== null) return submission.cancel();
      // Connection errors are shown by the form itself.
      if (!isConnectionError(error)) toastQuotationError(error);
    }
  });
  useEffect(() => void subscriptions.prepare(), []);
  const handleConfirm = () => {
    void submission.send();
    void subscriptions.ask('quotation');
  };
  const handleSaveDraft = async () => {
    const userId = user.user?.id;
    if (userId !== undefined) slot.save(userId, form.unsent);
    try {
      const outcome = await form.saveDraft();
      if (outcome === 'invalid') return submission.showMissing();
      if (outcome !== 'sent') return;
      if (!form.isChanged) slot.clear();
      overlays.toast(t.draftKept, { icon: 'circle-check' });
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
      onSaveDraft={() => void handleSaveDraft()}
      submitText={t.send}
      onSubmit={() => void submission.submit()}
      isBusy={submission.isBusy}
      sheets={
        request && (
          <ConfirmSheet
            isOpen={submission.isConfirming}
            onClose={submission.cancel}
            onConfirm={handleConfirm}
            isSending={form.pendingAction !== null}
            request={request}
            values={form.filledValues}
            numbers={numbers}
            partyText={store.asCompany && user.user?.company ? t.asCompany(user.user.company.name) : t.asPerson}
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
          <IntroSection store={store} />
          <PriceGroup form={form} request={request} prefilledAttributes={store.prefilledAttributes} />
          <GoodsGroup form={form} request={request} prefilledAttributes={store.prefilledAttributes} />
          <TermsGroup form={form} request={request} prefilledAttributes={store.prefilledAttributes} />
          <ProofGroup form={form} request={request} prefilledAttributes={store.prefilledAttributes} />
        </>
      )}
    </TradeFormPage>
  );
});
