import { listPriceLines } from '@/api/market';
import { videoStore } from '@/components/upload/videoStore';
import { user } from '@/stores/user';
import { getOwnContact, getOwnSupply } from '../../api/supply';
import { formUploads } from '../../formUploads';
import { MarketHintStore } from '../../MarketHint.store';
import { actOnSupply, saveSupplyDraft, submitSupply } from '../supplyCommands';
import { CreateSupplyStore } from './CreateSupply.store';

/** Creates the page's store with the server API and the drafts of this device. */
export function newCreateSupplyStore(id: string | undefined): CreateSupplyStore {
  const api = {
    get: getOwnSupply,
    saveDraft: saveSupplyDraft,
    submit: submitSupply,
    act: actOnSupply,
    getOwnContact,
    ...formUploads,
    newUploads: (max: number, field: string) => (field === 'video' ? videoStore() : formUploads.newUploads(max, field))
  };
  return new CreateSupplyStore(api, new MarketHintStore({ listPriceLines }), id, user);
}
