import { Swiper, SwiperItem, View } from '@tarojs/components';
import styles from './Slides.module.scss';
import type { Slides as SlidesType } from './types';

export const Slides: SlidesType = ({ slides, label, slideLabel, onShow, className = '' }) => (
  <View className={className} aria-label={label}>
    <Swiper className={styles.swiper} onChange={({ detail }) => onShow(detail.current)}>
      {slides.map(({ key, content }, index) => (
        <SwiperItem key={key} aria-label={slideLabel(index + 1, slides.length)}>
          {content}
        </SwiperItem>
      ))}
    </Swiper>
  </View>
);
