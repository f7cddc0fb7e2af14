import { PhotosStore } from '@/components/photo/Photos.store';
import { choosePhotos, forgetPhoto } from '@/platform/photo';
import { uploadPrivateImage } from '@/request/uploadImage';

/** Photos of papers: named by their ids, seen by nobody but their owner and the reviewers. */
export function privatePhotos(most: number): PhotosStore {
  return new PhotosStore(
    {
      choosePhotos,
      forgetPhoto,
      uploadImage: async (path, options) => ({ url: (await uploadPrivateImage('verification', path, options)).id })
    },
    most
  );
}
