import { View } from '@tarojs/components';
import { Skeleton } from '@/ui/Skeleton';
import styles from './MapSkeleton.module.scss';

/** Search field, halls and plan, at their heights. */
export function MapSkeleton() {
  return (
    <View className={styles.skeleton} aria-busy="true">
      <Skeleton width={343} height={40} />
      <Skeleton width={300} height={28} />
      <Skeleton width={343} height={360} />
    </View>
  );
}
