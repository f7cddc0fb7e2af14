import { type ITouchEvent, View } from '@tarojs/components';
import { useRef } from 'react';
import { designScale } from '../elementBoxes';
import type { SlideTrack as SlideTrackType } from './types';
import styles from './SlideTrack.module.scss';

/** Taro types these events of a View without their touches. */
function touchX(event: object): number {
  return (event as ITouchEvent).touches[0]?.clientX ?? 0;
}

export const SlideTrack: SlideTrackType = ({ value, onSlide, onRelease }) => {
  const start = useRef({ x: 0, value: 0 });
  return (
    <View className={styles.track}>
      <View
        id="slide-handle"
        className={styles.handle}
        style={{ left: `${value * designScale()}px` }}
        onTouchStart={(event) => {
          start.current = { x: touchX(event), value };
        }}
        onTouchMove={(event) => onSlide(start.current.value + (touchX(event) - start.current.x) / designScale())}
        onTouchEnd={onRelease}
      />
    </View>
  );
};
