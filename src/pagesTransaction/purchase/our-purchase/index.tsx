import { View } from '@tarojs/components';
import { useDidHide, useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { OwnPurchaseBrief, OwnPurchaseTab } from '@contract/ownPurchase';
import { push } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { newRequestId } from '@/request/requestId';
import { user } from '@/stores/user';
import { EmptyState } from '@/ui/EmptyState';
import { IconButton } from '@/ui/IconButton';
import { Tabs } from '@/ui/Tabs';
import { UndoBar } from '@/ui/UndoBar';
import { copyPurchase, countOwnPurchases, listOwnPurchases } from '../../api/purchase';
import { MyListPage } from '../../components/MyListPage';
import { useClock } from '../../components/useClock';
import { hasPublicPage } from '../../hasPublicPage';
import { toastListingError } from '../../listingErrorMessage';
import { OwnListingsStore } from '../../OwnListings.store';
import { RenewSheet } from '../components/RenewSheet';
import { actOnPurchase } from '../purchaseCommands';
import { OwnPurchaseCard } from './components/OwnPurchaseCard';
import { ourPurchaseMessages } from './locale/messages';
import { usePurchaseActions } from './usePurchaseActions';

const tabs = [
  'all',
  'pending',
  'quoting',
  'dealt',
  'closed',
  'expired',
  'draft',
  'archived'
] as const satisfies OwnPurchaseTab[];

const api = {
  list: listOwnPurchases,
  count: countOwnPurchases,
  act: actOnPurchase,
  copy: copyPurchase,
  newRequestId
};

/** Page of the user's own purchase requests: the status of each and its available actions. */
export default observer(function OurPurchasePage() {
  const params = useRouteParams('purchase.ours');
  const [store] = useState(
    () =>
      new OwnListingsStore<OwnPurchaseTab, OwnPurchaseBrief>(api, user, tabs.find((tab) => tab === params.tab) ?? 'all')
  );
  const clock = useClock();
  const actions = usePurchaseActions(store);
  const wasHidden = useRef(false);
  const t = ourPurchaseMessages();
  useEffect(() => store.start(), [store]);
  useDidShow(() => {
    // The page on top may have changed a listed request.
    if (wasHidden.current && user.isLoggedIn) void store.refresh();
  });
  useDidHide(() => {
    wasHidden.current = true;
  });

  const openCard = (purchase: OwnPurchaseBrief) => {
    push(hasPublicPage(purchase) ? 'purchase.info' : 'purchase.create', { id: purchase.id });
  };
  const { counts } = store.myList;
  const handleUndo = () => void store.undo().catch(toastListingError);
  return (
    <MyListPage
      title={t.title}
      loggedOut={t}
      navRight={<IconButton icon="plus" label={t.create} onPress={() => push('purchase.create')} />}
      list={store.myList}
      top={
        <Tabs
          label={t.title}
          value={store.tab}
          onChange={store.selectTab}
          options={tabs.map((key) => ({ key, text: t.tabs[key], count: counts?.[key] || undefined }))}
        />
      }
      renderItem={(purchase) => (
        <OwnPurchaseCard
          purchase={purchase}
          clock={clock}
          isBusy={store.isBusy(purchase.id)}
          onOpen={() => openCard(purchase)}
          onAction={(action) => actions.perform(action, purchase)}
        />
      )}
      empty={<EmptyList tab={store.tab} />}
    >
      <View>
        {store.removed && <UndoBar text={t.removed(store.removed.title)} action={t.undo} onPress={handleUndo} />}
      </View>
      <RenewSheet
        isOpen={actions.renewing !== null}
        deadlineMs={actions.renewing?.quoteDeadlineMs ?? null}
        onClose={actions.closeSheet}
        onRenew={actions.renew}
      />
    </MyListPage>
  );
});

const EmptyList = observer(function EmptyList({ tab }: { tab: OwnPurchaseTab }) {
  const t = ourPurchaseMessages();
  if (tab !== 'all') return <EmptyState title={t.emptyTab(t.tabs[tab])} />;
  const create = { text: t.create, onPress: () => push('purchase.create') };
  return <EmptyState title={t.empty} text={t.emptyHint} action={create} />;
});
