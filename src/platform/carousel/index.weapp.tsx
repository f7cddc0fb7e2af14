import { Swiper, SwiperItem, View } from '@tarojs/components';
import { useState } from 'react';
import { type Carousel as CarouselType, SLIDE_INTERVAL_MS } from './types';
import styles from './Carousel.module.scss';

export const Carousel: CarouselType = ({ slides, label, slideLabel, isAutomatic, className = '' }) => {
  const [shown, setShown] = useState(0);
  const count = slides.length;
  return (
    <View className={`${styles.carousel} ${className}`} aria-label={label}>
      <Swiper
        className={styles.swiper}
        circular={count > 1}
        autoplay={isAutomatic && count > 1}
        interval={SLIDE_INTERVAL_MS}
        onChange={(event) => setShown(event.detail.current)}
      >
        {slides.map(({ key, content }, index) => (
          <SwiperItem key={key} aria-label={slideLabel(index + 1, count)}>
            {content}
          </SwiperItem>
        ))}
      </Swiper>
      {count > 1 && (
        <View className={styles.dots}>
          {slides.map(({ key }, index) => (
            <View key={key} className={index === shown ? `${styles.dot} ${styles.on}` : styles.dot} />
          ))}
        </View>
      )}
    </View>
  );
};
