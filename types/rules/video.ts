/** Maximum size of an uploaded video. */
export const MAX_VIDEO_BYTES = 50 * 1024 * 1024;
export const MAX_VIDEO_SECONDS = 60;

export type VideoProblem = 'size' | 'length';

/**
 * Returns the problem of a video's size or length. Fractions of a second are ignored, because a camera limited to 60 s
 * stops a few frames later.
 */
export function videoProblem(video: { bytes: number; seconds: number }): VideoProblem | undefined {
  if (video.bytes > MAX_VIDEO_BYTES) return 'size';
  return Math.floor(video.seconds) > MAX_VIDEO_SECONDS ? 'length' : undefined;
}
