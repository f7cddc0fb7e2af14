import type { ComponentType } from 'react';

export interface VideoPlayerProps {
  /** Full address, or one of this device. */
  src: string;
  /** What it shows, for those who do not see it. */
  label: string;
  className?: string;
}

/** Plays a video where it stands, with the platform's own controls; nothing is loaded but its beginning until it is started. */
export type VideoPlayer = ComponentType<VideoPlayerProps>;
