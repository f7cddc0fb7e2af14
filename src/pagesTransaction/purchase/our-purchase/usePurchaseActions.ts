import { useState } from 'react';
import type { OwnPurchaseBrief, OwnPurchaseTab } from '@contract/ownPurchase';
import { push } from '@/navigation/navigate';
import { overlays } from '@/ui/overlays';
import { archivePurchase } from '../../api/purchase';
import { toastListingError } from '../../listingErrorMessage';
import { tradeMessages } from '../../locale/messages';
import { ownerActions } from '../../ownerActions';
import type { OwnListingsStore } from '../../OwnListings.store';
import { closingChoices } from '../closingChoices';
import { ourPurchaseMessages } from './locale/messages';
import type { OwnPurchaseAction } from './ownPurchaseActions';

/** Runs the actions of a card: asks for input or confirmation where needed and shows the result. */
export function usePurchaseActions(store: OwnListingsStore<OwnPurchaseTab, OwnPurchaseBrief>) {
  /** Request whose new deadline is being chosen. */
  const [renewing, setRenewing] = useState<OwnPurchaseBrief | null>(null);

  const { run, act, choose, copy, withdraw, appeal } = ownerActions({
    listings: store,
    openForm: (id) => push('purchase.create', { id }),
    onFailure: () => void store.refresh()
  });
  const close = ({ id, quoteCount }: OwnPurchaseBrief) => {
    const t = ourPurchaseMessages();
    const title = quoteCount > 0 ? t.closeTitle(quoteCount) : t.closeTitleNone;
    return choose(id, title, closingChoices(t.closeReasons, t.done.close));
  };

  const perform = (action: OwnPurchaseAction, purchase: OwnPurchaseBrief): void => {
    const t = ourPurchaseMessages();
    const { id } = purchase;
    switch (action) {
      case 'quotations':
        push('purchase.info', { id });
        break;
      case 'edit':
      case 'reedit':
        push('purchase.create', { id });
        break;
      case 'renew':
        setRenewing(purchase);
        break;
      case 'copy':
        void copy(id);
        break;
      case 'close':
        void close(purchase);
        break;
      case 'appeal':
        void appeal(id, { ...t, appealed: t.done.appeal });
        break;
      case 'remove':
        store.remove(purchase).catch(toastListingError);
        break;
      case 'refresh':
        if (purchase.refreshFromMs !== null) overlays.toast(tradeMessages().actionErrors.refreshedToday);
        else void act(id, { action }, t.done.refresh);
        break;
      case 'withdraw':
        void withdraw(id, { ...t, withdraw: t.actions.withdraw, withdrawn: t.done.withdraw });
        break;
      case 'archive':
      case 'unarchive': {
        const set = () => archivePurchase(id, action === 'archive');
        void run(() => store.perform(id, set), t.done[action]);
        break;
      }
      case 'pause':
      case 'resume':
        void act(id, { action }, t.done[action]);
        break;
    }
  };
  const renew = (until: string) => {
    if (renewing) void act(renewing.id, { action: 'renew', until }, ourPurchaseMessages().done.renew);
    setRenewing(null);
  };
  return { perform, renewing, renew, closeSheet: () => setRenewing(null) };
}
