import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { SupplyCard } from '@/components/listing/SupplyCard';
import { openLogin } from '@/navigation/loginGate';
import { linkTo } from '@/navigation/navigate';
import { user } from '@/stores/user';
import { EmptyState } from '@/ui/EmptyState';
import { getSupply, setSupplyFavourite } from '../../../api/supply';
import { ListingDetailStore } from '../../../ListingDetail.store';
import { summaryOf } from '../../summaryOf';
import type { ListingRef } from '../listingRef';
import { serviceMessages } from '../locale/messages';

/** Page of a visitor: the supply, if there is one, and a login prompt. */
export const LoginRequired = observer(function LoginRequired({ about }: { about: ListingRef }) {
  const t = serviceMessages();
  const first = (
    <EmptyState
      title={t.about[about.purchaseId === undefined ? 'supply' : 'purchase'].loggedOut}
      text={t.loggedOutHint}
      action={{ text: t.logIn, onPress: () => void openLogin() }}
    />
  );
  return (
    <>
      {about.supplyId !== undefined && <SupplySummary id={about.supplyId} />}
      {first}
    </>
  );
});

const SupplySummary = observer(function SupplySummary({ id }: { id: string }) {
  const [store] = useState(
    () => new ListingDetailStore(id, { load: getSupply, setFavourite: setSupplyFavourite }, user)
  );
  useEffect(() => store.start(), [store]);
  if (!store.detail) return null;
  return <SupplyCard supply={summaryOf(store.detail)} onOpen={linkTo('supply.info', { id })} />;
});
