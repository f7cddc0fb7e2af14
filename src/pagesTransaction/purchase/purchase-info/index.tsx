import { useDidHide, useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { Clock } from '@/components/listing/Clock';
import { pushTab } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { EmptyState } from '@/ui/EmptyState';
import { PageFrame } from '@/ui/PageFrame';
import { getPurchase, setPurchaseFavourite } from '../../api/purchase';
import { ListingDetailStore } from '../../ListingDetail.store';
import { InfoSkeleton } from './components/InfoSkeleton';
import { OwnerView } from './components/OwnerView';
import { ReaderView } from './components/ReaderView';
import { purchaseInfoWords } from './locale/words';

/** One purchase request: to its buyer the quotations about it, to everybody else what is wanted and how to quote. */
export default observer(function PurchaseInfoPage() {
  const { id, purchaseId } = useRouteParams('purchase.info');
  const [store] = useState(
    () =>
      new ListingDetailStore(id ?? purchaseId ?? '', { load: getPurchase, setFavourite: setPurchaseFavourite }, user)
  );
  const [clock] = useState(() => new Clock());
  useEffect(() => store.start(), [store]);
  useEffect(() => clock.stop, [clock]);
  useDidShow(() => {
    clock.start();
    // A page on top may have quoted on it or changed it.
    if (store.detail) void store.load();
  });
  useDidHide(clock.stop);

  const { detail } = store;
  if (detail?.role === 'owner') return <OwnerView store={store} detail={detail} clock={clock} />;
  if (detail) return <ReaderView store={store} detail={detail} clock={clock} />;
  const t = purchaseInfoWords();
  const handleToPurchases = () => {
    settings.setTransactionMode('purchase');
    pushTab('transaction');
  };
  return (
    <PageFrame
      title={t.title}
      status={store.status}
      error={store.error}
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
