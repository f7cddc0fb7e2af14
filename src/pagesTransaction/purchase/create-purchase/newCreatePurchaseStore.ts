import { listPriceLines } from '@/api/market';
import type { UploadsStore } from '@/components/upload/Uploads.store';
import { newRequestId } from '@/request/requestId';
import { user } from '@/stores/user';
import {
  actOnPurchase,
  getOwnPurchase,
  listPurchaseSuppliers,
  savePurchaseDraft,
  submitPurchase
} from '../../api/purchase';
import { documentStore } from '../../documents';
import { MarketHintStore } from '../../MarketHint.store';
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
    newRequestId,
    newUploads: documentStore,
    // Documents need no preview: their serialized names contain what is shown.
    restoreUploads: (documents: UploadsStore, names: readonly string[]) => documents.restore(names, () => '')
  };
  return new CreatePurchaseStore(api, new MarketHintStore({ listPriceLines }), { id, wanted }, user);
}
