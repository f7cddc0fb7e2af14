import { View } from '@tarojs/components';
import { Skeleton, SkeletonRow } from '@/ui/Skeleton';
import styles from './ExhibitorSheet.module.scss';

/** Outline of an exhibitor while it loads: head, marks, tabs and the first section. */
export function ExhibitorSkeleton() {
  return (
    <View className={styles.outline} aria-busy="true">
      <SkeletonRow />
      <Skeleton width={120} height={32} />
      <Skeleton height={40} />
      <Skeleton width="30%" height={20} />
      <Skeleton height={88} />
      <SkeletonRow />
      <SkeletonRow />
    </View>
  );
}
