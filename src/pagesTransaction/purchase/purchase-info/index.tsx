import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { pushTab } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { EmptyState } from '@/ui/EmptyState';
import { PageFrame } from '@/ui/PageFrame';
import { getPurchase, setPurchaseFavourite } from '../../api/purchase';
import { compareQuotations } from '../../api/quotation';
import { useClock } from '../../components/useClock';
import { ListingDetailStore } from '../../ListingDetail.store';
import { quotationApi } from '../../quotation/quotationApi';
import { InfoSkeleton } from './components/InfoSkeleton';
import { ViewerView } from './components/ViewerView';
import { purchaseInfoMessages } from './locale/messages';
import { ComparisonStore } from './owner/Comparison.store';
import { OwnerView } from './owner/OwnerView';

const createStores = (id: string) => ({
  store: new ListingDetailStore(id, { load: getPurchase, setFavourite: setPurchaseFavourite }, user),
  comparison: new ComparisonStore(id, { ...quotationApi, compareQuotations })
});

/** Purchase request page: the buyer sees the quotations, every other viewer the goods and how to quote. */
export default observer(function PurchaseInfoPage() {
  const { id, purchaseId } = useRouteParams('purchase.info');
  const [{ store, comparison }] = useState(() => createStores(id ?? purchaseId ?? ''));
  const clock = useClock();
  useEffect(() => store.start(), [store]);
  useDidShow(() => {
    // A page on top may have changed the request or quoted on it.
    if (store.detail) void store.load();
  });

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
  const handleToPurchases = () => {
    settings.setTransactionMode('purchase');
    pushTab('transaction');
  };
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
          action={{ text: t.toPurchases, onPress: handleToPurchases }}
        />
      }
    />
  );
});
