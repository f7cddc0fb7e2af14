import { View } from '@tarojs/components';
import { Card } from '@/ui/Card';
import { Skeleton, SkeletonRow } from '@/ui/Skeleton';
import { SkeletonCells } from '@/ui/SkeletonCells';
import styles from './CompanySkeleton.module.scss';

/** Layout of the panel while it loads: cover, name, team and supplies. */
export function CompanySkeleton() {
  return (
    <>
      <View className={styles.cover}>
        <Skeleton height={168} />
      </View>
      <Card isBare>
        <SkeletonRow />
        <View className={styles.text}>
          <Skeleton height={36} />
        </View>
      </Card>
      <SkeletonCells count={1} />
      <Card isBare>
        <SkeletonRow />
        <SkeletonRow />
      </Card>
    </>
  );
}
