import type { BoothBooking } from '@contract/boothBooking';
import { submitBoothBooking } from '@/api/boothBooking';
import { listVarieties } from '@/api/variety';
import { FormStore } from '@/components/form/Form.store';
import { UploadsStore } from '@/components/upload/Uploads.store';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import { pickPhotos, releaseFile } from '@/platform/filePicker';
import { newRequestId } from '@/request/requestId';
import { uploadImage } from '@/request/upload';
import { bookingFormOf, boothForm, type BoothValues, snapshotOf } from './boothForm';

export type BoothFormStore = FormStore<BoothValues>;

/** Creates the form of a held booth, with what was sent before. */
export function newBoothForm({ id: bookingId, form }: BoothBooking): BoothFormStore {
  return new FormStore(boothForm, {
    load: async () => {
      if (form === null) return { previous: null, reasons: [] };
      const varieties = await listVarieties();
      const nameOf = (varietyId: string) => varieties.find(({ id }) => id === varietyId)?.name ?? varietyId;
      return { previous: snapshotOf(form, nameOf), reasons: [] };
    },
    send: (values, requestId) => submitBoothBooking({ requestId, bookingId, form: bookingFormOf(values) }),
    newRequestId,
    newUploads: (maxCount) =>
      new UploadsStore({ pickFiles: pickPhotos, uploadFile: uploadImage, releaseFile }, maxCount),
    restoreUploads: (photos, urls) => photos.restore(urls, uploadUri)
  });
}
