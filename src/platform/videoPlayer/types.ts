import type { ComponentType } from 'react';

export interface VideoPlayerProps {
  /** Full address, or a path on this device. */
  src: string;
  /** Description of the video for screen readers. */
  label: string;
  className?: string;
}

/** Plays a video inline, with the platform's own controls; only its beginning is loaded before it starts. */
export type VideoPlayer = ComponentType<VideoPlayerProps>;
