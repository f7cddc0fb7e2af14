import type { PrivatePurpose } from '@contract/upload';
import { PhotosStore } from '@/components/photo/Photos.store';
import { choosePhotos, forgetPhoto } from '@/platform/photo';
import { uploadPrivateImage } from '@/request/uploadImage';

/** Photos of papers and proofs: named by their ids, seen by nobody but their owner and those who review them. */
export function privatePhotos(most: number, purpose: PrivatePurpose = 'verification'): PhotosStore {
  return new PhotosStore(
    {
      choosePhotos,
      forgetPhoto,
      uploadImage: async (path, options) => ({ url: (await uploadPrivateImage(purpose, path, options)).id })
    },
    most
  );
}
