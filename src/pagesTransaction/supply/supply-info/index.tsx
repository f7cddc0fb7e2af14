import { observer } from 'mobx-react-lite';
import { openTransactionTab } from '@/components/listing/openTransactionTab';
import { useRouteParams } from '@/navigation/useRouteParams';
import { EmptyState } from '@/ui/EmptyState';
import { PageFrame } from '@/ui/PageFrame';
import { getSupply, setSupplyFavourite } from '../../api/supply';
import { useListingDetail } from '../../useListingDetail';
import { InfoSkeleton } from './components/InfoSkeleton';
import { SupplyView } from './components/SupplyView';
import { supplyInfoMessages } from './locale/messages';

/** Supply page: the owner sees the actions on it, every other viewer the contact options. */
export default observer(function SupplyInfoPage() {
  const { id = '' } = useRouteParams('supply.info');
  const store = useListingDetail('supply', id, { load: getSupply, setFavourite: setSupplyFavourite });
  const { detail } = store;
  if (detail) return <SupplyView store={store} detail={detail} />;
  const t = supplyInfoMessages();
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
          action={{ text: t.toSupplies, onPress: () => openTransactionTab('supply') }}
        />
      }
    />
  );
});
