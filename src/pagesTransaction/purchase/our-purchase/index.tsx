import { View } from '@tarojs/components';
import { useDidHide, useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react';
import { useEffect, useRef, useState } from 'react';
import type { OwnPurchaseBrief, OwnPurchaseTab } from '@contract/purchase';
import { Clock } from '@/components/listing/Clock';
import { errorText } from '@/locale/errorText';
import { openLogin } from '@/navigation/loginGate';
import { push } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { newRequestId } from '@/request/requestId';
import { user } from '@/stores/user';
import { EmptyState } from '@/ui/EmptyState';
import { feedback } from '@/ui/feedback';
import { IconButton } from '@/ui/IconButton';
import { InfiniteList } from '@/ui/InfiniteList';
import { network } from '@/ui/network';
import { PageFrame } from '@/ui/PageFrame';
import { SkeletonCard } from '@/ui/Skeleton';
import { Tabs } from '@/ui/Tabs';
import { UndoBar } from '@/ui/UndoBar';
import { copyPurchase, countOwnPurchases, listOwnPurchases } from '../../api/purchase';
import { changes } from '../changePurchase';
import { OwnListingsStore } from '../../OwnListings.store';
import { ExtendSheet } from '../components/ExtendSheet';
import { OwnPurchaseCard } from './components/OwnPurchaseCard';
import styles from './index.module.scss';
import { ourPurchaseWords } from './locale/words';
import { ownPurchaseTabs, type OurPurchaseStore } from './OurPurchase.store';
import { ownActions } from './ownActions';
import { usePurchaseActions } from './usePurchaseActions';

const api = {
  list: listOwnPurchases,
  count: countOwnPurchases,
  act: changes.actOnPurchase,
  copy: copyPurchase,
  newRequestId
};

/** A person's own purchase requests: how each stands, and what can be done with it. */
export default observer(function OurPurchasePage() {
  const params = useRouteParams('purchase.ours');
  const [store] = useState(
    () =>
      new OwnListingsStore<OwnPurchaseTab, OwnPurchaseBrief>(
        api,
        user,
        ownPurchaseTabs.find((tab) => tab === params.tab) ?? 'all'
      )
  );
  const [clock] = useState(() => new Clock());
  const actions = usePurchaseActions(store);
  const wasHidden = useRef(false);
  const t = ourPurchaseWords();
  useEffect(() => store.start(), [store]);
  useEffect(() => clock.stop, [clock]);
  useDidShow(() => {
    clock.start();
    // The page on top may have changed what is listed here.
    if (wasHidden.current && user.isLoggedIn) void store.refresh();
  });
  useDidHide(() => {
    wasHidden.current = true;
    clock.stop();
  });

  if (!user.isLoggedIn) {
    const logIn = { text: t.logIn, onPress: () => void openLogin() };
    const first = <EmptyState isPage title={t.loggedOut} text={t.loggedOutHint} action={logIn} />;
    return <PageFrame title={t.title} status="empty" empty={first} />;
  }
  const openCard = (purchase: OwnPurchaseBrief) => {
    const [first] = ownActions(purchase);
    if (purchase.status === 'draft' || purchase.status === 'rejected') push('purchase.create', { id: purchase.id });
    else if (purchase.isListed || purchase.quoteCount > 0) push('purchase.info', { id: purchase.id });
    else if (first) actions.perform(first, purchase);
  };
  const { list } = store;
  const handleUndo = () => void store.undo().catch((error: unknown) => feedback.toast(errorText(error)));
  return (
    <PageFrame
      title={t.title}
      navRight={<IconButton icon="plus" label={t.create} onPress={() => push('purchase.create')} />}
      onRetry={() => void store.refresh()}
      onRefresh={store.refresh}
      offlineSinceMs={list.isLoaded && (list.error !== undefined || !network.online) ? store.loadedAtMs : undefined}
    >
      <View className={styles.tabs}>
        <Tabs
          label={t.title}
          value={store.tab}
          onChange={store.show}
          options={ownPurchaseTabs.map((key) => ({ key, text: t.tabs[key], count: store.counts?.[key] || undefined }))}
        />
      </View>
      <View className={store.rows.isSwitching ? `${styles.list} ${styles.leaving}` : styles.list}>
        <InfiniteList
          list={list}
          renderItem={(purchase) => (
            <OwnPurchaseCard
              purchase={purchase}
              clock={clock}
              isBusy={store.isBusy(purchase.id)}
              onOpen={() => openCard(purchase)}
              onAction={(action) => actions.perform(action, purchase)}
            />
          )}
          skeleton={<Skeletons />}
          empty={<Nothing store={store} />}
        />
      </View>
      <View>
        {store.removed && <UndoBar text={t.removed(store.removed.title)} action={t.undo} onPress={handleUndo} />}
      </View>
      <ExtendSheet
        isOpen={actions.extended !== null}
        deadlineMs={actions.extended?.quoteDeadlineMs ?? null}
        onClose={actions.stopExtending}
        onExtend={actions.extend}
      />
    </PageFrame>
  );
});

const Nothing = observer(function Nothing({ store }: { store: OurPurchaseStore }) {
  const t = ourPurchaseWords();
  if (store.tab !== 'all') return <EmptyState title={t.emptyTab(t.tabs[store.tab])} />;
  const create = { text: t.create, onPress: () => push('purchase.create') };
  return <EmptyState title={t.empty} text={t.emptyHint} action={create} />;
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
