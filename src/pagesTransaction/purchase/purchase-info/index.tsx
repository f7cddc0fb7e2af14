import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { openTransactionTab } from '@/components/listing/openTransactionTab';
import { useRouteParams } from '@/navigation/useRouteParams';
import { EmptyState } from '@/ui/EmptyState';
import { LazyCode } from '@/ui/LazyCode';
import { PageFrame } from '@/ui/PageFrame';
import { SkeletonCard, SkeletonRow } from '@/ui/Skeleton';
import { getPurchase, setPurchaseFavourite } from '../../api/purchase';
import { compareQuotations } from '../../api/quotation';
import { useClock } from '../../components/useClock';
import { quotationApi } from '../../quotation/quotationCommands';
import { useListingDetail } from '../../useListingDetail';
import { ViewerView } from './components/ViewerView';
import { purchaseInfoMessages } from './locale/messages';
import { ComparisonStore } from './owner/Comparison.store';

/** The buyer's view, which most viewers never see. */
const ownerCode = new LazyCode(() => import('./owner/OwnerView').then((part) => part.OwnerView));

/** Loads a request with the code that shows it. */
async function loadPurchase(id: string) {
  const detail = await getPurchase(id);
  if (detail.role === 'owner' && !ownerCode.component) await ownerCode.load();
  return detail;
}

/** Purchase request page: the buyer sees the quotations, every other viewer the goods and how to quote. */
export default observer(function PurchaseInfoPage() {
  const { purchaseId = '', id = purchaseId } = useRouteParams('purchase.info');
  const store = useListingDetail('purchase', id, { load: loadPurchase, setFavourite: setPurchaseFavourite });
  const [comparison] = useState(() => new ComparisonStore(id, { ...quotationApi, compareQuotations }));
  const clock = useClock();
  const { detail } = store;
  const { component: OwnerView } = ownerCode;
  const isOwner = detail?.role === 'owner';
  useEffect(() => {
    if (isOwner) void comparison.refresh();
  }, [comparison, isOwner]);
  // The owner's view waits for the quotations, which avoids rendering it twice.
  if (isOwner && OwnerView && (comparison.isLoaded || comparison.error !== undefined)) {
    return <OwnerView store={store} comparison={comparison} detail={detail} clock={clock} />;
  }
  if (detail && !isOwner) return <ViewerView store={store} detail={detail} clock={clock} />;
  const t = purchaseInfoMessages();
  return (
    <PageFrame
      title={t.title}
      status={isOwner ? 'loading' : store.shown.status}
      error={store.shown.error}
      onRetry={() => void store.load()}
      skeleton={<InfoSkeleton />}
      empty={
        <EmptyState
          isPage
          title={t.missingTitle}
          text={t.missingText}
          action={{ text: t.toPurchases, onPress: () => openTransactionTab('purchase') }}
        />
      }
    />
  );
});

/** Skeleton of the header and details while the request loads. */
function InfoSkeleton() {
  return (
    <>
      <SkeletonCard />
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </>
  );
}
