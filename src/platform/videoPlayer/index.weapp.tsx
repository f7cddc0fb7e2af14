import { Video, View } from '@tarojs/components';
import type { VideoPlayer as VideoPlayerType } from './types';

export const VideoPlayer: VideoPlayerType = ({ src, label, className }) => (
  <View className={className} aria-label={label}>
    <Video style={{ width: '100%', height: '100%' }} src={src} controls />
  </View>
);
