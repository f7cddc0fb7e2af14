import type { FormApi } from '@/components/form/FormDefinition';
import { UploadsStore } from '@/components/upload/Uploads.store';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import { pickPhotos, releaseFile } from '@/platform/filePicker';
import { newRequestId } from '@/request/requestId';
import { uploadImage } from '@/request/upload';
import { documentStore } from './documents';

export type FormUploadApi = Required<Pick<FormApi<object>, 'newRequestId' | 'newUploads' | 'restoreUploads'>>;

const isDocumentField = (field: string) => field === 'documents' || field === 'attachments';

/** Uploads of a trade form, photos or documents by field, and the request id that makes a submission idempotent. */
export const formUploads: FormUploadApi = {
  newRequestId,
  newUploads: (max, field) =>
    isDocumentField(field)
      ? documentStore(max)
      : new UploadsStore({ pickFiles: pickPhotos, releaseFile, uploadFile: uploadImage }, max),
  // Documents need no preview: their serialized names contain what is shown.
  restoreUploads: (uploads, names, field) => uploads.restore(names, isDocumentField(field) ? () => '' : uploadUri)
};
