import { View } from '@tarojs/components';
import Taro, { useDidHide, useDidShow, useShareAppMessage } from '@tarojs/taro';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { listPurchases, listSupplies } from '@/api/listing';
import { listPriceLines } from '@/api/market';
import { pushTab } from '@/navigation/navigate';
import { useTabTap } from '@/navigation/useTabTap';
import { settings } from '@/stores/settings';
import { EmptyState } from '@/ui/EmptyState';
import { InfiniteList } from '@/ui/InfiniteList';
import { network } from '@/ui/network';
import { PageFrame } from '@/ui/PageFrame';
import { SkeletonCard } from '@/ui/Skeleton';
import { Clock } from './Clock';
import { ListingSheet } from './components/ListingSheet';
import { PurchaseCard } from './components/PurchaseCard';
import { SupplyCard } from './components/SupplyCard';
import { TransactionHeader } from './components/TransactionHeader';
import styles from './index.module.scss';
import { transactionWords } from './locale/words';
import { TransactionStore, type ListingRow } from './Transaction.store';

export default observer(function TransactionPage() {
  const [store] = useState(() => new TransactionStore({ listSupplies, listPurchases, listPriceLines }, settings));
  const [clock] = useState(() => new Clock());
  useEffect(() => store.start(), [store]);
  useEffect(() => clock.stop, [clock]);
  useDidShow(clock.start);
  useDidHide(clock.stop);
  useTabTap(() => {
    void Taro.pageScrollTo({ scrollTop: 0, duration: 200 });
    void store.refresh();
  });
  useShareAppMessage(() => ({ title: transactionWords().shareTitle, path: '/pages/transaction/index' }));

  const renderRow = (row: ListingRow) =>
    row.kind === 'supply' ? (
      <SupplyCard supply={row} onOpen={() => store.open(row)} />
    ) : (
      <PurchaseCard purchase={row} clock={clock} onOpen={() => store.open(row)} />
    );

  return (
    <PageFrame
      isTab
      nav={<TransactionHeader store={store} />}
      onRefresh={store.refresh}
      offlineSinceMs={store.list.isLoaded && (store.isStale || !network.online) ? store.loadedAtMs : undefined}
    >
      <View className={store.isSwitching ? `${styles.list} ${styles.leaving}` : styles.list}>
        <InfiniteList
          list={store.list}
          renderItem={renderRow}
          skeleton={<Skeletons />}
          empty={<NothingHere store={store} />}
        />
      </View>
      <ListingSheet store={store} clock={clock} />
    </PageFrame>
  );
});

function Skeletons() {
  return (
    <>
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </>
  );
}

const NothingHere = observer(function NothingHere({ store }: { store: TransactionStore }) {
  const t = transactionWords();
  if (store.isFiltered) {
    return (
      <EmptyState
        title={t.emptyFiltered}
        text={t.emptyFilteredHint}
        action={{ text: t.clearFilters, onPress: store.clearFilters }}
      />
    );
  }
  return (
    <EmptyState
      title={store.mode === 'supply' ? t.emptySupply : t.emptyPurchase}
      text={t.emptyHint}
      action={{ text: t.toMarket, onPress: () => pushTab('market') }}
    />
  );
});
