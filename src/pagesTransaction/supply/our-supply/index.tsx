import { View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { OwnSupplyBrief, OwnSupplyTab } from '@contract/ownSupply';
import { listOwnSupplies } from '@/api/ownSupply';
import { push } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { newRequestId } from '@/request/requestId';
import { listInvalidation } from '@/stores/listInvalidation';
import { user } from '@/stores/user';
import { EmptyState } from '@/ui/EmptyState';
import { IconButton } from '@/ui/IconButton';
import { Tabs } from '@/ui/Tabs';
import { UndoBar } from '@/ui/UndoBar';
import { countOwnSupplies } from '../../api/supply';
import { MyListPage } from '../../components/MyListPage';
import { hasPublicPage } from '../../hasPublicPage';
import { toastListingError } from '../../listingErrorMessage';
import { OwnListingsStore } from '../../OwnListings.store';
import { supplyMessages } from '../locale/messages';
import { actOnSupply, copySupply } from '../supplyCommands';
import { ActionSheets } from './components/ActionSheets';
import { OwnSupplyCard } from './components/OwnSupplyCard';
import { ownSupplyMessages } from './locale/messages';
import { useSupplyActions } from './useSupplyActions';

const tabs = ['onSale', 'pending', 'rejected', 'offShelf', 'expired', 'draft'] as const satisfies OwnSupplyTab[];

const api = {
  list: listOwnSupplies,
  count: countOwnSupplies,
  act: actOnSupply,
  copy: copySupply,
  newRequestId
};

/** Page of the user's own supplies: the status, results and available actions of each. */
export default observer(function OurSupplyPage() {
  const params = useRouteParams('supply.ours');
  const [store] = useState(
    () =>
      new OwnListingsStore<OwnSupplyTab, OwnSupplyBrief>(api, user, tabs.find((tab) => tab === params.tab) ?? 'onSale')
  );
  const actions = useSupplyActions(store);
  const t = ownSupplyMessages();
  useEffect(() => store.start(), [store]);
  useDidShow(() => void listInvalidation.refreshIfInvalidated('ownSupply', store.myList));

  const openCard = (supply: OwnSupplyBrief) => {
    push(hasPublicPage(supply) ? 'supply.info' : 'supply.create', { id: supply.id });
  };
  const { counts } = store.myList;
  const handleUndo = () => void store.undo().catch(toastListingError);
  return (
    <MyListPage
      title={t.title}
      loggedOut={t}
      navRight={<IconButton icon="plus" label={t.publish} onPress={() => push('supply.create', {})} />}
      list={store.myList}
      top={
        <Tabs
          label={t.tabsLabel}
          value={store.tab}
          onChange={store.selectTab}
          options={tabs.map((key) => ({ key, text: t.tabs[key], count: counts?.[key] || undefined }))}
        />
      }
      renderItem={(supply) => (
        <OwnSupplyCard
          supply={supply}
          isBusy={store.isBusy(supply.id)}
          onOpen={() => openCard(supply)}
          onAction={(action) => actions.perform(action, supply)}
        />
      )}
      empty={<EmptyList tab={store.tab} />}
    >
      <View>
        {store.removed && (
          <UndoBar text={supplyMessages().removed} action={supplyMessages().undo} onPress={handleUndo} />
        )}
      </View>
      <ActionSheets actions={actions} onChange={() => void store.refresh()} />
    </MyListPage>
  );
});

const EmptyList = observer(function EmptyList({ tab }: { tab: OwnSupplyTab }) {
  const t = ownSupplyMessages();
  const [title, hint] = t.empty[tab];
  const publish = { text: t.publish, onPress: () => push('supply.create', {}) };
  return <EmptyState title={title} text={hint} action={publish} />;
});
