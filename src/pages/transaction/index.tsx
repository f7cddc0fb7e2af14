import { View } from '@tarojs/components';
import { useDidHide, useDidShow, useShareAppMessage } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { listPurchases, listSupplies, refreshSupply } from '@/api/listing';
import { Clock } from '@/components/listing/Clock';
import type { ListingRow } from '@/components/listing/listingRow';
import { PurchaseCard } from '@/components/listing/PurchaseCard';
import { SupplyCard } from '@/components/listing/SupplyCard';
import { VirtualListModel } from '@/lib/VirtualListModel';
import { language } from '@/locale/language';
import { messages } from '@/locale/messages';
import { linkTo } from '@/navigation/navigate';
import { useTabTap } from '@/navigation/useTabTap';
import { designScale } from '@/platform/elementBoxes';
import { network } from '@/platform/network/network';
import { canLocate, locate } from '@/platform/position';
import { listInvalidation } from '@/stores/listInvalidation';
import { transactionTab } from '@/stores/transactionTab';
import { user } from '@/stores/user';
import { appearance } from '@/ui/appearance';
import { PageFrame } from '@/ui/PageFrame';
import { SkeletonCard } from '@/ui/Skeleton';
import { VirtualList } from '@/ui/VirtualList';
import { EmptyListings } from './components/EmptyListings';
import { FilterSheets } from './components/FilterSheets';
import { ListingAction } from './components/ListingAction';
import { PublishFab } from './components/PublishFab';
import { TransactionHeader } from './components/TransactionHeader';
import { transactionMessages } from './locale/messages';
import { TransactionStore } from './Transaction.store';
import styles from './index.module.scss';

/** Cards have up to forty nodes, so only a few are rendered at a time. */
const CARDS_PER_WINDOW = 3;
/** Estimated card height including the gap, in px; rendered cards are measured. */
const CARD_PX = 190;

const api = { listSupplies, listPurchases, refreshSupply, canLocate, locate };

export default observer(function TransactionPage() {
  const [store] = useState(() => new TransactionStore(api, transactionTab, listInvalidation, user));
  const [clock] = useState(() => new Clock());
  const [windows] = useState(() => new VirtualListModel(CARDS_PER_WINDOW, CARD_PX * designScale()));
  useEffect(() => store.start(), [store]);
  useEffect(() => clock.stop, [clock]);
  useDidShow(() => {
    clock.start();
    store.handleShown();
  });
  useDidHide(clock.stop);
  useTabTap(() => void store.refresh());
  useShareAppMessage(() => ({ title: transactionMessages().shareTitle, path: '/pages/transaction/index' }));

  const action = (row: ListingRow) => <ListingAction row={row} store={store} />;
  const renderRow = (row: ListingRow) =>
    row.kind === 'supply' ? (
      <SupplyCard
        supply={row}
        action={row.isMine ? action(row) : undefined}
        onOpen={linkTo('supply.info', { id: row.id })}
      />
    ) : (
      <PurchaseCard
        purchase={row}
        clock={clock}
        action={action(row)}
        onOpen={linkTo('purchase.info', { id: row.id })}
      />
    );

  return (
    <PageFrame
      isTab
      pageTitle={messages().tabs.transaction}
      nav={<TransactionHeader store={store} />}
      onRefresh={store.refresh}
      offlineSinceMs={store.list.isLoaded && (store.isStale || !network.online) ? store.list.loadedAtMs : undefined}
      sheets={<FilterSheets store={store} />}
    >
      <View className={store.isSwitching ? `${styles.list} ${styles.leaving}` : styles.list}>
        <VirtualList
          id="listings"
          windows={windows}
          layoutKey={`${appearance.elder ? 'elder' : ''} ${language.current}`}
          list={store.list}
          renderItem={renderRow}
          skeleton={<Skeletons />}
          empty={<EmptyListings store={store} />}
        />
      </View>
      <PublishFab />
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
