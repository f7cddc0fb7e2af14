import { useState } from 'react';
import type { OwnerAction } from '@contract/goods';
import type { OwnPurchaseBrief } from '@contract/ownPurchase';
import { push } from '@/navigation/navigate';
import { overlays } from '@/ui/overlays';
import { runWithToast, toastError } from '@/ui/runWithToast';
import { archivePurchase } from '../../api/purchase';
import { askAppeal } from '../../askAppeal';
import { ourPurchaseMessages } from './locale/messages';
import type { OurPurchaseStore } from './OurPurchase.store';
import type { OwnPurchaseAction } from './ownPurchaseActions';

/** Runs the actions of a card: asks for input or confirmation where needed and shows the result. */
export function usePurchaseActions(store: OurPurchaseStore) {
  /** Request whose new deadline is being chosen. */
  const [renewing, setRenewing] = useState<OwnPurchaseBrief | null>(null);

  const run = async (action: () => Promise<boolean>, done: string) => {
    const showError = (error: unknown) => {
      toastError(error);
      void store.refresh();
    };
    await runWithToast(action, done, showError);
  };
  const act = (id: string, action: OwnerAction, done: string) => run(() => store.act(id, action), done);
  const copy = async (id: string) => {
    try {
      const copyId = await store.copy(id);
      if (copyId !== undefined) push('purchase.create', { id: copyId });
    } catch (error) {
      toastError(error);
    }
  };
  const close = async (purchase: OwnPurchaseBrief) => {
    const t = ourPurchaseMessages();
    const reasons = ['dealt', 'cancelled'] as const;
    const title = purchase.quoteCount > 0 ? t.closeTitle(purchase.quoteCount) : t.closeTitleNone;
    const choice = await overlays.actionSheet({ title, items: reasons.map((key) => ({ text: t.closeReasons[key] })) });
    const reason = choice === null ? undefined : reasons[choice];
    if (reason) await act(purchase.id, { action: 'close', reason }, t.done.close);
  };
  const appeal = async (id: string) => {
    const t = ourPurchaseMessages();
    const text = await askAppeal(t);
    if (text !== undefined) await act(id, { action: 'appeal', text }, t.done.appeal);
  };
  const withdraw = async (id: string) => {
    const t = ourPurchaseMessages();
    const { confirm } = await overlays.modal({
      title: t.withdrawTitle,
      text: t.withdrawText,
      confirmText: t.actions.withdraw
    });
    if (confirm) await act(id, { action: 'withdraw' }, t.done.withdraw);
  };
  const remove = (purchase: OwnPurchaseBrief) => store.remove(purchase).catch(toastError);

  const perform = (action: OwnPurchaseAction, purchase: OwnPurchaseBrief): void => {
    const { id } = purchase;
    switch (action) {
      case 'quotes':
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
        void appeal(id);
        break;
      case 'remove':
        void remove(purchase);
        break;
      case 'refresh':
        if (purchase.refreshFromMs !== null) overlays.toast(ourPurchaseMessages().refreshedToday);
        else void act(id, { action }, ourPurchaseMessages().done.refresh);
        break;
      case 'withdraw':
        void withdraw(id);
        break;
      case 'archive':
      case 'unarchive': {
        const set = () => archivePurchase(id, action === 'archive');
        void run(() => store.perform(id, set), ourPurchaseMessages().done[action]);
        break;
      }
      case 'pause':
      case 'resume':
        void act(id, { action }, ourPurchaseMessages().done[action]);
        break;
    }
  };
  const renew = (until: string) => {
    if (renewing) void act(renewing.id, { action: 'renew', until }, ourPurchaseMessages().done.renew);
    setRenewing(null);
  };
  return { perform, renewing, renew, closeSheet: () => setRenewing(null) };
}
