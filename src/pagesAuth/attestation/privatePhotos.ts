import type { PrivatePurpose } from '@contract/upload';
import { PhotosStore } from '@/components/photo/Photos.store';
import { pickPhotos, releaseFile } from '@/platform/filePicker';
import { uploadPrivateImage } from '@/request/upload';

/** Photos of papers and proofs: named by their ids, seen by nobody but their owner and those who review them. */
export function privatePhotos(maxCount: number, purpose: PrivatePurpose = 'verification'): PhotosStore {
  return new PhotosStore(
    {
      choosePhotos: pickPhotos,
      forgetPhoto: releaseFile,
      uploadImage: async (path, options) => ({ url: (await uploadPrivateImage(purpose, path, options)).id })
    },
    maxCount
  );
}
