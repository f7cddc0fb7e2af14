import type { VideoPlayer as VideoPlayerType } from './types';

export const VideoPlayer: VideoPlayerType = ({ src, label, className }) => (
  <video className={className} src={src} aria-label={label} controls playsInline preload="metadata" />
);
