import type { PrivatePurpose } from '@contract/upload';
import { UploadsStore } from '@/components/upload/Uploads.store';
import { pickPhotos, releaseFile } from '@/platform/filePicker';
import { uploadPrivateImage } from '@/request/upload';

/** Photos of papers and proofs: named by their ids, seen by nobody but their owner and those who review them. */
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
