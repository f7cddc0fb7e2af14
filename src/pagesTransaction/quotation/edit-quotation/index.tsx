import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { useLiveSubject } from '@/components/live/useLiveSubject';
import { MemberFrame } from '@/components/member/MemberFrame';
import { replace } from '@/navigation/navigate';
import { useLeaveWarning } from '@/navigation/useLeaveWarning';
import { useRouteParams } from '@/navigation/useRouteParams';
import { useWhenOnTop } from '@/navigation/useWhenOnTop';
import { network } from '@/platform/network/network';
import { user } from '@/stores/user';
import { EmptyState } from '@/ui/EmptyState';
import { PageFrame } from '@/ui/PageFrame';
import { SkeletonCard } from '@/ui/Skeleton';
import { prepareQuotation } from '../../api/quotation';
import { useClock } from '../../components/useClock';
import { formUploads } from '../../formUploads';
import { QuotationView } from '../components/QuotationView';
import { RequestSummary } from '../components/RequestSummary';
import { leaveMessages } from '../leaveMessages';
import { quotationMessages } from '../locale/messages';
import { QuotationStore } from '../Quotation.store';
import { editQuotation, quotationApi } from '../quotationCommands';
import { EditForm } from './components/EditForm';
import { SupplierBar } from './components/SupplierBar';
import { EditQuotationStore } from './EditQuotation.store';

/** Page of an own quotation: its status, and the form of a new version. */
export default observer(function EditQuotationPage() {
  const { id = '' } = useRouteParams('quotation.edit');
  const [quotation] = useState(() => new QuotationStore(id, quotationApi));
  const [store] = useState(() => new EditQuotationStore(quotation, { editQuotation, prepareQuotation }, formUploads));
  const clock = useClock();
  const { isLoggedIn } = user;
  const { detail, version } = quotation;
  const t = quotationMessages();
  useEffect(() => {
    if (isLoggedIn) void quotation.load();
  }, [quotation, isLoggedIn]);
  useEffect(() => store.form.dispose, [store]);
  useLiveSubject(user.isLoggedIn ? { topic: 'quotation', id } : undefined, () => quotation.load());
  const isUnsaved = useCallback(() => store.isUnsaved, [store]);
  useLeaveWarning(isUnsaved, leaveMessages);
  // The buyer is redirected to the comparison on the request page.
  const buyersPurchase = detail?.side === 'buyer' ? detail.purchase.id : undefined;
  const whenOnTop = useWhenOnTop();
  useEffect(() => {
    if (buyersPurchase === undefined) return;
    whenOnTop(() => replace('purchase.info', { id: buyersPurchase, quotationId: id }));
  }, [buyersPurchase, id, whenOnTop]);

  if (!isLoggedIn || !detail || !version) {
    return (
      <MemberFrame
        title={t.editTitle}
        loggedOut={t}
        status={quotation.shown.status}
        error={quotation.shown.error}
        onRetry={() => void quotation.load()}
        skeleton={<SkeletonCard />}
        empty={
          <EmptyState
            isPage
            title={t.missingTitle}
            text={t.missingText}
            action={{ text: t.toOurs, onPress: () => replace('quotation.ours') }}
          />
        }
      />
    );
  }
  if (store.isEditing) return <EditForm store={store} detail={detail} />;
  return (
    <PageFrame
      title={t.editTitle}
      onRefresh={quotation.load}
      offlineSinceMs={network.online ? undefined : quotation.shown.loadedAtMs}
      onRetry={() => void quotation.load()}
      bottomBar={quotation.isOpen && detail.mayAct && <SupplierBar store={store} detail={detail} />}
    >
      <RequestSummary request={detail.purchase} numbers={null} isLink />
      <QuotationView store={quotation} detail={detail} version={version} clock={clock} />
    </PageFrame>
  );
});
