import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { openTransactionTab } from '@/components/listing/openTransactionTab';
import { useRouteParams } from '@/navigation/useRouteParams';
import { EmptyState } from '@/ui/EmptyState';
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
import { OwnerView } from './owner/OwnerView';

/** Purchase request page: the buyer sees the quotations, every other viewer the goods and how to quote. */
export default observer(function PurchaseInfoPage() {
  const { purchaseId = '', id = purchaseId } = useRouteParams('purchase.info');
  const store = useListingDetail('purchase', id, { load: getPurchase, setFavourite: setPurchaseFavourite });
  const [comparison] = useState(() => new ComparisonStore(id, { ...quotationApi, compareQuotations }));
  const clock = useClock();
  const { detail } = store;
  const isOwner = detail?.role === 'owner';
  useEffect(() => {
    if (isOwner) void comparison.refresh();
  }, [comparison, isOwner]);
  // The owner's view waits for the quotations, which avoids rendering it twice.
  if (isOwner && (comparison.isLoaded || comparison.error !== undefined)) {
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
