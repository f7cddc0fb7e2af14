import { type ITouchEvent, View } from '@tarojs/components';
import { designScale } from '../elementBoxes';
import type { ChartScrubber as PointTrackType } from './types';

/** Width of the screen in px of the design. */
const SCREEN = 375;

export const ChartScrubber: PointTrackType = ({ className, count, onPoint, insets: [left, right] }) => {
  // Taro types these events of a View without their touches.
  const handleTouch = (event: object) => {
    const x = ((event as ITouchEvent).touches[0]?.clientX ?? 0) / designScale();
    const index = Math.round(((x - left) / (SCREEN - left - right)) * (count - 1));
    onPoint(Math.min(Math.max(index, 0), count - 1));
  };
  return <View className={className} onTouchStart={handleTouch} onTouchMove={handleTouch} />;
};
