import { listPriceLines } from '@/api/market';
import { user } from '@/stores/user';
import { getOwnPurchase, listPurchaseSuppliers, savePurchaseDraft } from '../../api/purchase';
import { formUploads } from '../../formUploads';
import { MarketHintStore } from '../../MarketHint.store';
import { actOnPurchase, submitPurchase } from '../purchaseCommands';
import { CreatePurchaseStore } from './CreatePurchase.store';
import type { WantedGoods } from './wantedGoods';

/** Creates the page's store with the server API and the drafts of this device. */
export function newCreatePurchaseStore(id: string | undefined, wanted: WantedGoods): CreatePurchaseStore {
  const api = {
    get: getOwnPurchase,
    saveDraft: savePurchaseDraft,
    submit: submitPurchase,
    act: actOnPurchase,
    listPurchaseSuppliers,
    ...formUploads
  };
  return new CreatePurchaseStore(api, new MarketHintStore({ listPriceLines }), { id, wanted }, user);
}
