import type { FormApi } from '@/components/form/FormDefinition';
import { UploadsStore } from '@/components/upload/Uploads.store';
import { pickPhotos, releaseFile } from '@/platform/filePicker';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import { newRequestId } from '@/request/requestId';
import { uploadImage } from '@/request/upload';
import { parseDocument, documentStore } from '../documents';
import type { QuotationFormValues } from './quotationForm';

/** Uploads of a quotation form, and the request id that makes a submission idempotent. */
export const quotationFormApi: Pick<FormApi<QuotationFormValues>, 'newRequestId' | 'newUploads' | 'restoreUploads'> = {
  newRequestId,
  newUploads: (most, field) =>
    field === 'documents'
      ? documentStore(most)
      : new UploadsStore({ pickFiles: pickPhotos, releaseFile, uploadFile: uploadImage }, most),
  restoreUploads: (photos, names, field) =>
    photos.restore(names, field === 'documents' ? (name) => uploadUri(parseDocument(name).url) : uploadUri)
};
