/** A video that people upload. */
export const MAX_VIDEO_BYTES = 50 * 1024 * 1024;
export const MAX_VIDEO_SECONDS = 60;

export type VideoProblem = 'size' | 'length';

/** What is wrong with a video of this size and length. A camera that is told 60 s stops a few frames later: parts of a second do not count. */
export function videoProblem(video: { bytes: number; seconds: number }): VideoProblem | undefined {
  if (video.bytes > MAX_VIDEO_BYTES) return 'size';
  return Math.floor(video.seconds) > MAX_VIDEO_SECONDS ? 'length' : undefined;
}
