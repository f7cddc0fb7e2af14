import { MAX_VIDEO_SECONDS, videoProblem } from '@rules/video';
import { pickVideo, releaseFile } from '@/platform/filePicker';
import { uploadVideo } from '@/request/upload';
import { UploadsStore } from './Uploads.store';

/**
 * Creates the store of a form's single public video. The server validates a length that the device cannot determine.
 */
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
