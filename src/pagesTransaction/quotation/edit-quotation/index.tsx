import { useDidHide, useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react';
import { useCallback, useEffect, useState } from 'react';
import { Clock } from '@/components/listing/Clock';
import { isBuilt, replace } from '@/navigation/navigate';
import { openLogin } from '@/navigation/loginGate';
import { useLeaveWarning } from '@/navigation/useLeaveWarning';
import { useRouteParams } from '@/navigation/useRouteParams';
import { user } from '@/stores/user';
import { EmptyState } from '@/ui/EmptyState';
import { network } from '@/ui/network';
import { PageFrame } from '@/ui/PageFrame';
import { SkeletonCard } from '@/ui/Skeleton';
import { editQuotation } from '../../api/quotation';
import { useLiveStamp } from '../../components/useLiveStamp';
import { QuotationView } from '../components/QuotationView';
import { RequestSummary } from '../components/RequestSummary';
import { leaveWords } from '../leaveWords';
import { quotationWords } from '../locale/words';
import { quotationApi } from '../quotationApi';
import { quotationPorts } from '../quotationPhotos';
import { QuotationStore } from '../Quotation.store';
import { EditForm } from './components/EditForm';
import { SupplierBar } from './components/SupplierBar';
import { EditQuotationStore } from './EditQuotation.store';

/** An own quotation: where it stands, and a new version of it. */
export default observer(function EditQuotationPage() {
  const { id = '' } = useRouteParams('quotation.edit');
  const [quotation] = useState(() => new QuotationStore(id, quotationApi));
  const [store] = useState(() => new EditQuotationStore(quotation, { editQuotation }, quotationPorts));
  const [clock] = useState(() => new Clock());
  const { isLoggedIn } = user;
  const { detail, version } = quotation;
  const t = quotationWords();
  useEffect(() => {
    if (isLoggedIn) void quotation.load();
  }, [quotation, isLoggedIn]);
  useEffect(() => clock.stop, [clock]);
  useEffect(() => store.form.dispose, [store]);
  useDidShow(clock.start);
  useDidHide(clock.stop);
  useLiveStamp(
    () => (user.isLoggedIn ? { quotationId: id } : undefined),
    () => quotation.load()
  );
  const isUnsaved = useCallback(() => store.isUnsaved, [store]);
  useLeaveWarning(isUnsaved, leaveWords);
  // The buyer reads it beside the others.
  const buyersPurchase = detail?.side === 'buyer' ? detail.purchase.id : undefined;
  useEffect(() => {
    if (buyersPurchase !== undefined) replace('purchase.info', { id: buyersPurchase, quotationId: id });
  }, [buyersPurchase, id]);

  if (!isLoggedIn) {
    const logIn = isBuilt('login.phone') ? { text: t.logIn, onPress: () => void openLogin() } : undefined;
    const first = <EmptyState isPage title={t.loggedOut} text={t.loggedOutHint} action={logIn} />;
    return <PageFrame title={t.editTitle} status="empty" empty={first} />;
  }
  if (!detail || !version) {
    return (
      <PageFrame
        title={t.editTitle}
        status={quotation.isMissing ? 'empty' : quotation.status}
        error={quotation.error}
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
      offlineSinceMs={network.online ? undefined : quotation.loadedAtMs}
      onRetry={() => void quotation.load()}
      bottomBar={quotation.isOpen && detail.mayAct && <SupplierBar store={store} detail={detail} />}
    >
      <RequestSummary request={detail.purchase} numbers={null} isLink />
      <QuotationView store={quotation} detail={detail} version={version} clock={clock} />
    </PageFrame>
  );
});
