import { MAX_VIDEO_SECONDS, videoProblem } from '@rules/video';
import { pickVideo, releaseFile } from '@/platform/filePicker';
import { uploadVideo } from '@/request/upload';
import { UploadsStore } from './Uploads.store';

/** The one public video of a form, uploaded as it is chosen. A length that this device cannot tell is judged by the server. */
export function videoStore(): UploadsStore {
  return new UploadsStore(
    {
      pickFiles: () => pickVideo(MAX_VIDEO_SECONDS),
      uploadFile: uploadVideo,
      releaseFile,
      validate: ({ bytes, seconds = 0 }) => videoProblem({ bytes, seconds })
    },
    1
  );
}
