import { useState } from 'react';
import type { OwnSupplyBrief, OwnSupplyTab } from '@contract/ownSupply';
import { push } from '@/navigation/navigate';
import { overlays } from '@/ui/overlays';
import { toastListingError } from '../../listingErrorMessage';
import { tradeMessages } from '../../locale/messages';
import { ownerActions } from '../../ownerActions';
import type { OwnListingsStore } from '../../OwnListings.store';
import { supplyMessages } from '../locale/messages';
import { unlistingChoices } from '../unlistingChoices';
import type { OwnSupplyAction } from './ownSupplyActions';

/** Open sheet and the supply it is about. */
interface OpenSheet {
  kind: 'terms' | 'renew' | 'poster';
  supply: OwnSupplyBrief;
}

/** Runs the actions of a card: asks for input or confirmation where needed and shows the result. */
export function useSupplyActions(store: OwnListingsStore<OwnSupplyTab, OwnSupplyBrief>) {
  const [sheet, setSheet] = useState<OpenSheet | null>(null);

  const { act, choose, copy, withdraw, appeal } = ownerActions({
    listings: store,
    openForm: (id) => push('supply.create', { id }),
    onFailure: () => void store.refresh()
  });

  const perform = (action: OwnSupplyAction, supply: OwnSupplyBrief): void => {
    const t = supplyMessages();
    const { id } = supply;
    switch (action) {
      case 'edit':
      case 'reedit':
        push('supply.create', { id });
        break;
      case 'terms':
      case 'renew':
      case 'poster':
        setSheet({ kind: action, supply });
        break;
      case 'refresh':
        if (supply.refreshFromMs !== null) overlays.toast(tradeMessages().actionErrors.refreshedToday);
        else void act(id, { action }, t.refreshed);
        break;
      case 'resume':
        void act(id, { action }, t.resumed);
        break;
      case 'unlist':
        void choose(id, t.unlistTitle, unlistingChoices());
        break;
      case 'withdraw':
        void withdraw(id, t);
        break;
      case 'copy':
        void copy(id);
        break;
      case 'appeal':
        void appeal(id, t);
        break;
      case 'remove':
        store.remove(supply).catch(toastListingError);
        break;
    }
  };
  const closeSheet = () => setSheet(null);
  const renew = (until: string) => {
    if (sheet) void act(sheet.supply.id, { action: 'renew', until }, supplyMessages().renewed(until));
    closeSheet();
  };
  return { perform, sheet, closeSheet, renew };
}
