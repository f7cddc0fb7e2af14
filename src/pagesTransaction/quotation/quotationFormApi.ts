import type { FormPorts } from '@/components/form/FormKind';
import { PhotosStore } from '@/components/photo/Photos.store';
import { pickPhotos, releaseFile } from '@/platform/filePicker';
import { uploadUri } from '@/platform/uploadUri';
import { newRequestId } from '@/request/requestId';
import { uploadImage } from '@/request/upload';
import { parseDocument, documentStore } from '../documents';
import type { QuotationFormValues } from './quotationForm';

/** Photos and documents of a quotation, and what names one sending of it. */
export const quotationFormApi: Pick<FormPorts<QuotationFormValues>, 'newRequestId' | 'newPhotos' | 'restorePhotos'> = {
  newRequestId,
  newPhotos: (most, field) =>
    field === 'documents'
      ? documentStore(most)
      : new PhotosStore({ choosePhotos: pickPhotos, forgetPhoto: releaseFile, uploadImage }, most),
  restorePhotos: (photos, names, field) =>
    photos.restore(names, field === 'documents' ? (name) => uploadUri(parseDocument(name).url) : uploadUri)
};
