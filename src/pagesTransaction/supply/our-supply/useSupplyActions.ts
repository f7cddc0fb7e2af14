import { useState } from 'react';
import type { OwnerAction } from '@contract/goods';
import type { OwnSupplyBrief, OwnSupplyTab } from '@contract/ownSupply';
import { push } from '@/navigation/navigate';
import { overlays } from '@/ui/overlays';
import { runWithToast } from '@/ui/runWithToast';
import { askAppeal } from '../../askAppeal';
import type { OwnListingsStore } from '../../OwnListings.store';
import { askDelisting } from '../askDelisting';
import { confirmWithdrawal } from '../confirmWithdrawal';
import { toastSupplyError } from '../supplyErrorMessage';
import { supplyMessages } from '../locale/messages';
import type { OwnSupplyAction } from './ownSupplyActions';

/** Open sheet and the supply it is about. */
interface OpenSheet {
  kind: 'terms' | 'renew' | 'poster';
  supply: OwnSupplyBrief;
}

/** Runs the actions of a card: asks for input or confirmation where needed and shows the result. */
export function useSupplyActions(store: OwnListingsStore<OwnSupplyTab, OwnSupplyBrief>) {
  const [sheet, setSheet] = useState<OpenSheet | null>(null);

  const act = async ({ id }: OwnSupplyBrief, command: OwnerAction, done: string) => {
    if (store.isBusy(id)) return;
    if (!(await runWithToast(() => store.act(id, command), done, toastSupplyError))) void store.refresh();
  };
  const copy = async ({ id }: OwnSupplyBrief) => {
    try {
      const copyId = await store.copy(id);
      if (copyId !== undefined) push('supply.create', { id: copyId });
    } catch (error) {
      toastSupplyError(error);
    }
  };
  const delist = async (supply: OwnSupplyBrief) => {
    const choice = await askDelisting();
    if (choice) await act(supply, choice.command, choice.successMessage);
  };
  const withdraw = async (supply: OwnSupplyBrief) => {
    if (await confirmWithdrawal()) await act(supply, { action: 'withdraw' }, supplyMessages().withdrawn);
  };
  const appeal = async (supply: OwnSupplyBrief) => {
    const t = supplyMessages();
    const text = await askAppeal(t);
    if (text !== undefined) await act(supply, { action: 'appeal', text }, t.appealed);
  };

  const perform = (action: OwnSupplyAction, supply: OwnSupplyBrief): void => {
    const t = supplyMessages();
    switch (action) {
      case 'edit':
      case 'goOn':
      case 'reedit':
        push('supply.create', { id: supply.id });
        break;
      case 'terms':
      case 'renew':
      case 'poster':
        setSheet({ kind: action, supply });
        break;
      case 'refresh':
        if (supply.refreshFromMs !== null) overlays.toast(t.refreshedToday);
        else void act(supply, { action }, t.refreshed);
        break;
      case 'resume':
        void act(supply, { action }, t.resumed);
        break;
      case 'offShelf':
        void delist(supply);
        break;
      case 'withdraw':
        void withdraw(supply);
        break;
      case 'copy':
        void copy(supply);
        break;
      case 'appeal':
        void appeal(supply);
        break;
      case 'remove':
        store.remove(supply).catch(toastSupplyError);
        break;
    }
  };
  const closeSheet = () => setSheet(null);
  const renew = (until: string) => {
    if (sheet) void act(sheet.supply, { action: 'renew', until }, supplyMessages().renewed(until));
    closeSheet();
  };
  return { perform, sheet, closeSheet, renew };
}
