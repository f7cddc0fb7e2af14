import { View } from '@tarojs/components';
import { Skeleton } from '@/ui/Skeleton';
import styles from '../BoothPanel.module.scss';

/** Fills the tabs of the halls, and the plan while they load. */
export function BoothPlanSkeleton() {
  return (
    <View className={styles.body} aria-hidden="true">
      <View className={styles.loadingTabs}>
        <Skeleton height={32} />
      </View>
      <View className={styles.plan}>
        <Skeleton height={320} />
      </View>
    </View>
  );
}
