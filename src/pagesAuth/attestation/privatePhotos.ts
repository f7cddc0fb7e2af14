import type { PrivatePurpose } from '@contract/upload';
import { UploadsStore } from '@/components/upload/Uploads.store';
import { pickPhotos, releaseFile } from '@/platform/filePicker';
import { uploadPrivateImage } from '@/request/upload';

/**
 * Returns a store for photos of documents and proofs, identified by id. Only their owner and the reviewers can see
 * them.
 */
export function privatePhotos(maxCount: number, purpose: PrivatePurpose = 'verification'): UploadsStore {
  return new UploadsStore(
    {
      pickFiles: pickPhotos,
      releaseFile,
      uploadFile: async (path, options) => ({ url: (await uploadPrivateImage(purpose, path, options)).id })
    },
    maxCount
  );
}
