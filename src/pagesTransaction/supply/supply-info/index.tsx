import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { pushTab } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { EmptyState } from '@/ui/EmptyState';
import { PageFrame } from '@/ui/PageFrame';
import { getSupply, setSupplyFavourite } from '../../api/supply';
import { ListingDetailStore } from '../../ListingDetail.store';
import { InfoSkeleton } from './components/InfoSkeleton';
import { SupplyView } from './components/SupplyView';
import { supplyInfoMessages } from './locale/messages';

/** Supply page: the owner sees the actions on it, every other viewer the contact options. */
export default observer(function SupplyInfoPage() {
  const { id = '' } = useRouteParams('supply.info');
  const [store] = useState(
    () => new ListingDetailStore(id, { load: getSupply, setFavourite: setSupplyFavourite }, user)
  );
  useEffect(() => store.start(), [store]);
  useDidShow(() => {
    // A page on top may have changed the supply, or what the viewer may see.
    if (store.detail) void store.load();
  });

  const { detail } = store;
  if (detail) return <SupplyView store={store} detail={detail} />;
  const t = supplyInfoMessages();
  const handleToSupplies = () => {
    settings.setTransactionMode('supply');
    pushTab('transaction');
  };
  return (
    <PageFrame
      title={t.title}
      status={store.shown.status}
      error={store.shown.error}
      onRetry={() => void store.load()}
      skeleton={<InfoSkeleton />}
      empty={
        <EmptyState
          isPage
          title={t.missingTitle}
          text={t.missingText}
          action={{ text: t.toSupplies, onPress: handleToSupplies }}
        />
      }
    />
  );
});
