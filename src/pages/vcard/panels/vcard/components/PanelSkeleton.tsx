import { View } from '@tarojs/components';
import { Skeleton, SkeletonRow } from '@/ui/Skeleton';
import styles from './PanelSkeleton.module.scss';

/** Layout of the panel while it is loading. */
export function PanelSkeleton() {
  return (
    <>
      <View className={styles.card}>
        <Skeleton width={327} height={192} />
      </View>
      <View className={styles.actions}>
        {[0, 1, 2, 3, 4].map((action) => (
          <Skeleton key={action} width={48} height={48} />
        ))}
      </View>
      <View className={styles.box}>
        <Skeleton height={64} />
      </View>
      <View className={styles.box}>
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </View>
    </>
  );
}
