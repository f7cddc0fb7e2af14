import { observer } from 'mobx-react';
import { useCallback, useEffect, useState } from 'react';
import { useFormDraft } from '@/components/form/useFormDraft';
import { clockOf } from '@/lib/time';
import { replace } from '@/navigation/navigate';
import { useLeaveWarning } from '@/navigation/useLeaveWarning';
import { useRouteParams } from '@/navigation/useRouteParams';
import { user } from '@/stores/user';
import { feedback } from '@/ui/feedback';
import { PageFrame } from '@/ui/PageFrame';
import { getPurchase } from '../../api/purchase';
import { createQuotation, prepareQuotation, saveQuotationDraft } from '../../api/quotation';
import { TradeFormPage } from '../../components/TradeFormPage';
import { tradeWords } from '../../locale/words';
import { ConfirmSheet } from '../components/ConfirmSheet';
import { GoodsGroup } from '../components/GoodsGroup';
import { PriceGroup } from '../components/PriceGroup';
import { RequestSummary } from '../components/RequestSummary';
import { ProofGroup, TermsGroup } from '../components/TermsGroup';
import { conflictOf, quotationErrorText } from '../conflict';
import { leaveWords } from '../leaveWords';
import { quotationWords } from '../locale/words';
import { quotationDraft } from '../quotationDrafts';
import { quotationPorts } from '../quotationPhotos';
import { nameRegions } from '../regionNames';
import { showFirstProblem } from '../showFirstProblem';
import { Beginning } from './components/Beginning';
import { Obstacle } from './components/Obstacle';
import { CreateQuotationStore } from './CreateQuotation.store';

const api = { prepareQuotation, getPurchase, saveQuotationDraft, createQuotation, nameRegions };

/** A first quotation about a request. */
export default observer(function CreateQuotationPage() {
  const { purchaseId = '' } = useRouteParams('quotation.create');
  const [store] = useState(() => new CreateQuotationStore(purchaseId, api, quotationPorts, user));
  const [slot] = useState(() => quotationDraft(purchaseId));
  const [isConfirming, setConfirming] = useState(false);
  const { form, request, quotationId } = store;
  const { load, savedAtMs } = useFormDraft(form, slot);
  const isUnsaved = useCallback(() => form.isChanged, [form]);
  useLeaveWarning(isUnsaved, leaveWords);
  useEffect(() => form.dispose, [form]);
  const t = quotationWords();

  // There is one already: it is edited.
  const isKnown = form.phase === 'ready' && quotationId !== null && !form.isSubmitting;
  useEffect(() => {
    if (!isKnown || quotationId === null) return;
    if (form.isChanged) feedback.toast(t.alreadyQuoted);
    replace('quotation.edit', { id: quotationId });
    // Once, when it is known: the words may change later.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isKnown, quotationId]);

  const tellFailure = (error: unknown) => feedback.toast(quotationErrorText(error), { icon: 'info-circle' });
  const handleKeep = async () => {
    const userId = user.user?.id;
    if (userId !== undefined) slot.keep(userId, { values: { ...form.values }, photos: form.photoIds });
    try {
      const outcome = await form.keep();
      if (outcome === 'invalid') return tellMissing();
      if (outcome === 'sent') feedback.toast(t.draftKept, { icon: 'circle-check' });
    } catch {
      feedback.toast(t.draftDevice, { icon: 'circle-check' });
    }
  };
  const tellMissing = () => {
    feedback.toast(tradeWords().form.incomplete(Math.max(1, form.missing)), { icon: 'info-circle' });
    showFirstProblem(form);
  };
  const handleSubmit = async () => {
    if (await form.check()) setConfirming(true);
    else tellMissing();
  };
  const handleSend = async () => {
    try {
      const outcome = await form.submit();
      if (outcome === 'busy') return;
      setConfirming(false);
      if (outcome === 'invalid') return tellMissing();
      slot.forget();
      feedback.toast(t.sent, { icon: 'circle-check' });
    } catch (error) {
      setConfirming(false);
      // The page goes on to the one that is there.
      if (conflictOf(error) !== 'exists' || store.quotationId === null) tellFailure(error);
    }
  };

  if (store.obstacle && store.obstacle !== 'login' && form.phase === 'ready') {
    return <Obstacle kind={store.obstacle} purchaseId={purchaseId} hasDraft={savedAtMs !== undefined} />;
  }
  if (isKnown) return <PageFrame title={t.createTitle} status="loading" />;
  return (
    <>
      <TradeFormPage
        title={t.createTitle}
        form={form}
        onRetry={load}
        savedAt={undefined}
        onKeep={() => void handleKeep()}
        submitText={t.send}
        onSubmit={() => void handleSubmit()}
      >
        {request && (
          <>
            <RequestSummary
              request={request}
              numbers={store.numbers}
              savedAt={savedAtMs === undefined ? undefined : tradeWords().form.savedAt(clockOf(savedAtMs))}
              isLink
            />
            <Beginning store={store} />
            <PriceGroup form={form} request={request} />
            <GoodsGroup form={form} request={request} />
            <TermsGroup form={form} request={request} />
            <ProofGroup form={form} request={request} />
            <ConfirmSheet
              isOpen={isConfirming}
              onClose={() => setConfirming(false)}
              onConfirm={() => void handleSend()}
              isSending={form.isSubmitting}
              request={request}
              values={form.filled}
              numbers={store.numbers}
              nameLine={store.asCompany && user.user?.company ? t.asCompany(user.user.company.name) : t.asPerson}
            />
          </>
        )}
      </TradeFormPage>
    </>
  );
});
