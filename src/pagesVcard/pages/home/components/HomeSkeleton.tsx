import { View } from '@tarojs/components';
import { Skeleton } from '@/ui/Skeleton';
import { SkeletonCells } from '@/ui/SkeletonCells';
import styles from './HomeSkeleton.module.scss';

const ACTIONS = 4;

/** Layout of the card home while it loads: the card, its actions, requests and visitors, and the links below. */
export function HomeSkeleton() {
  return (
    <>
      <View className={styles.card}>
        <Skeleton width={327} height={192} />
      </View>
      <View className={styles.actions}>
        {Array.from({ length: ACTIONS }, (_, index) => (
          <Skeleton key={index} width={48} height={44} />
        ))}
      </View>
      <SkeletonCells count={2} />
      <SkeletonCells count={3} />
    </>
  );
}

/** Layout of the editor while it loads: the small card and the fields of a step. */
export function EditorSkeleton() {
  return (
    <>
      <View className={styles.card}>
        <Skeleton width={222} height={130} />
      </View>
      <SkeletonCells count={5} />
    </>
  );
}
