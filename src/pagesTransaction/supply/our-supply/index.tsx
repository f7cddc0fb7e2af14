import { View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import type { OwnSupplyBrief, OwnSupplyTab } from '@contract/supply';
import { openLogin } from '@/navigation/loginGate';
import { isBuilt, push } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { newRequestId } from '@/request/requestId';
import { settings } from '@/stores/settings';
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
import { countOwnSupplies, listOwnSupplies } from '../../api/supply';
import { OwnListingsStore } from '../../OwnListings.store';
import { deedError } from '../carriedOut';
import { changeSupply, copyAsDraft } from '../changeSupply';
import { supplyWords } from '../locale/words';
import { OwnSheets } from './components/OwnSheets';
import { OwnSupplyCard } from './components/OwnSupplyCard';
import styles from './index.module.scss';
import { ownSupplyWords } from './locale/words';
import { ownActions } from './ownActions';
import { useSupplyActions } from './useSupplyActions';

const tabs = ['onSale', 'pending', 'rejected', 'offShelf', 'expired', 'draft'] as const satisfies OwnSupplyTab[];

const api = {
  list: listOwnSupplies,
  count: countOwnSupplies,
  act: changeSupply,
  copy: copyAsDraft,
  newRequestId
};

/** A person's own supplies: how each stands, what has come of it, and what can be done with it. */
export default observer(function OurSupplyPage() {
  const params = useRouteParams('supply.ours');
  const [store] = useState(
    () =>
      new OwnListingsStore<OwnSupplyTab, OwnSupplyBrief>(api, user, tabs.find((tab) => tab === params.tab) ?? 'onSale')
  );
  const actions = useSupplyActions(store);
  const t = ownSupplyWords();
  useEffect(() => store.start(), [store]);
  useDidShow(() => {
    if (!settings.ownSupplyNeedsRefresh) return;
    settings.setNeedsRefresh('ownSupply', false);
    if (user.isLoggedIn && store.list.isLoaded) void store.refresh();
  });

  if (!user.isLoggedIn) {
    const logIn = { text: t.logIn, onPress: () => void openLogin() };
    const first = <EmptyState isPage title={t.loggedOut} text={t.loggedOutHint} action={logIn} />;
    return <PageFrame title={t.title} status="empty" empty={first} />;
  }
  const openCard = (supply: OwnSupplyBrief) => {
    const [first] = ownActions(supply);
    if (supply.status === 'draft' || supply.status === 'rejected') push('supply.create', { id: supply.id });
    else if (supply.isListed || supply.status !== 'pending') push('supply.info', { id: supply.id });
    else if (first) actions.perform(first, supply);
  };
  const { list } = store;
  const handleUndo = () => void store.undo().catch((error: unknown) => feedback.toast(deedError(error)));
  return (
    <PageFrame
      title={t.title}
      navRight={
        isBuilt('supply.create') && (
          <IconButton icon="plus" label={t.publish} onPress={() => push('supply.create', {})} />
        )
      }
      onRetry={() => void store.refresh()}
      onRefresh={store.refresh}
      offlineSinceMs={list.isLoaded && (list.error !== undefined || !network.online) ? store.loadedAtMs : undefined}
    >
      <View className={styles.tabs}>
        <Tabs
          label={t.tabsLabel}
          value={store.tab}
          onChange={store.show}
          options={tabs.map((key) => ({ key, text: t.tabs[key], count: store.counts?.[key] || undefined }))}
        />
      </View>
      <View className={store.rows.isSwitching ? `${styles.list} ${styles.leaving}` : styles.list}>
        <InfiniteList
          list={list}
          renderItem={(supply) => (
            <OwnSupplyCard
              supply={supply}
              isBusy={store.isBusy(supply.id)}
              onOpen={() => openCard(supply)}
              onAction={(action) => actions.perform(action, supply)}
            />
          )}
          skeleton={<Skeletons />}
          empty={<Nothing tab={store.tab} />}
        />
      </View>
      <View>
        {store.removed && <UndoBar text={supplyWords().removed} action={supplyWords().undo} onPress={handleUndo} />}
      </View>
      <OwnSheets actions={actions} onChange={() => void store.refresh()} />
    </PageFrame>
  );
});

const Nothing = observer(function Nothing({ tab }: { tab: OwnSupplyTab }) {
  const t = ownSupplyWords();
  const [title, hint] = t.empty[tab];
  const publish = isBuilt('supply.create') ? { text: t.publish, onPress: () => push('supply.create', {}) } : undefined;
  return <EmptyState title={title} text={hint} action={publish} />;
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
