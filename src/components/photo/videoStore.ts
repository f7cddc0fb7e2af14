import { MAX_VIDEO_SECONDS, videoProblem } from '@rules/video';
import { pickVideo, releaseFile } from '@/platform/filePicker';
import { uploadVideo } from '@/request/upload';
import { PhotosStore } from './Photos.store';

/** The one public video of a form, uploaded as it is chosen. A length that this device cannot tell is judged by the server. */
export function videoStore(): PhotosStore {
  return new PhotosStore(
    {
      choosePhotos: () => pickVideo(MAX_VIDEO_SECONDS),
      uploadImage: uploadVideo,
      forgetPhoto: releaseFile,
      problemOf: ({ bytes, seconds = 0 }) => videoProblem({ bytes, seconds })
    },
    1
  );
}
