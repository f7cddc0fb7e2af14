import { Swiper, SwiperItem, View } from '@tarojs/components';
import type { PeekSlides as PeekSlidesType } from './types';
import styles from './PeekSlides.module.scss';

/** Gutter before the slide in view, and what is left for the next one beside a slide of 327 px with its gap of 10 px. */
const PREVIOUS_MARGIN = '32rpx';
const NEXT_MARGIN = '44rpx';

export const PeekSlides: PeekSlidesType = ({ slides, label, slideLabel, index, onShow, className = '' }) => (
  <View className={className} aria-label={label}>
    <Swiper
      className={styles.swiper}
      current={index}
      previousMargin={PREVIOUS_MARGIN}
      nextMargin={NEXT_MARGIN}
      onChange={({ detail }) => onShow(detail.current)}
    >
      {slides.map(({ key, content }, position) => (
        <SwiperItem key={key} aria-label={slideLabel(position + 1, slides.length)}>
          {content}
        </SwiperItem>
      ))}
    </Swiper>
  </View>
);
