import { View } from '@tarojs/components';
import { Card } from './Card';
import { Skeleton } from './Skeleton';
import styles from './SkeletonCells.module.scss';

/** Skeleton of a card of rows with a name and a value, as of facts, links and the fields of a form. */
export function SkeletonCells({ count }: { count: number }) {
  return (
    <Card isBare>
      {Array.from({ length: count }, (_, index) => (
        <View key={index} className={styles.cell}>
          <Skeleton width="36%" height={18} />
          <Skeleton width="22%" height={16} />
        </View>
      ))}
    </Card>
  );
}
