import { Swiper, SwiperItem, View } from '@tarojs/components';
import type { Slides as SlidesType } from './types';
import styles from './Slides.module.scss';

export const Slides: SlidesType = ({ slides, label, slideLabel, first = 0, onShow, className = '' }) => (
  <View className={className} aria-label={label}>
    <Swiper className={styles.swiper} current={first} onChange={({ detail }) => onShow(detail.current)}>
      {slides.map(({ key, content }, index) => (
        <SwiperItem key={key} aria-label={slideLabel(index + 1, slides.length)}>
          {content}
        </SwiperItem>
      ))}
    </Swiper>
  </View>
);
