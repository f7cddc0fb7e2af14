import { MAX_VIDEO_SECONDS, videoProblem } from '@rules/video';
import { chooseVideo, forgetPhoto } from '@/platform/photo';
import { uploadVideo } from '@/request/uploadImage';
import { PhotosStore } from './Photos.store';

/** The one public video of a form, uploaded as it is chosen. A length that this device cannot tell is judged by the server. */
export function videoStore(): PhotosStore {
  return new PhotosStore(
    {
      choosePhotos: () => chooseVideo(MAX_VIDEO_SECONDS),
      uploadImage: uploadVideo,
      forgetPhoto,
      problemOf: ({ bytes, seconds = 0 }) => videoProblem({ bytes, seconds })
    },
    1
  );
}
