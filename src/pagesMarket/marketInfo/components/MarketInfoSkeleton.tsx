import { View } from '@tarojs/components';
import { Skeleton } from '@/ui/Skeleton';
import styles from './MarketInfoSkeleton.module.scss';

/** Skeleton of the page, with the heights of the real content. */
export function MarketInfoSkeleton() {
  return (
    <View className={styles.page}>
      <Skeleton width={240} height={32} />
      <View className={styles.now}>
        <View className={styles.blocks}>
          <Skeleton width={120} height={38} />
          <Skeleton width={200} height={20} />
        </View>
        <Skeleton width={56} height={56} />
      </View>
      <Skeleton height={55} />
      <Skeleton width={220} height={32} />
      <Skeleton height={188} />
      <Skeleton height={44} />
    </View>
  );
}
