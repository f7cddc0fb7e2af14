import { listPriceLines } from '@/api/market';
import { UploadsStore } from '@/components/upload/Uploads.store';
import { videoStore } from '@/components/upload/videoStore';
import { pickPhotos, releaseFile } from '@/platform/filePicker';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import { newRequestId } from '@/request/requestId';
import { uploadImage } from '@/request/upload';
import { user } from '@/stores/user';
import { actOnSupply, getOwnContact, getOwnSupply, saveSupplyDraft, submitSupply } from '../../api/supply';
import { documentStore } from '../../documents';
import { MarketHintStore } from '../../MarketHint.store';
import { CreateSupplyStore } from './CreateSupply.store';

function newUploads(most: number, field: string): UploadsStore {
  if (field === 'video') return videoStore();
  if (field === 'documents') return documentStore(most);
  return new UploadsStore({ pickFiles: pickPhotos, releaseFile, uploadFile: uploadImage }, most);
}

/** Creates the page's store with the server API and the drafts of this device. */
export function newCreateSupplyStore(id: string | undefined): CreateSupplyStore {
  const api = {
    get: getOwnSupply,
    saveDraft: saveSupplyDraft,
    submit: submitSupply,
    act: actOnSupply,
    getOwnContact,
    newRequestId,
    newUploads,
    restoreUploads: (photos: UploadsStore, names: readonly string[], field: string) =>
      photos.restore(names, field === 'documents' ? () => '' : uploadUri)
  };
  return new CreateSupplyStore(api, new MarketHintStore({ listPriceLines }), id, user);
}
