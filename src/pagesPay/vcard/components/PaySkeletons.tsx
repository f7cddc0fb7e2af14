import { View } from '@tarojs/components';
import { Card } from '@/ui/Card';
import { Skeleton } from '@/ui/Skeleton';
import { SkeletonCells } from '@/ui/SkeletonCells';
import styles from './PaySkeletons.module.scss';

/** Layout of the checkout while it loads: the own level, the plans, the end and the invoice. */
export function CheckoutSkeleton() {
  return (
    <View className={styles.body}>
      <SkeletonCells count={1} />
      <SkeletonCells count={4} />
      <SkeletonCells count={2} />
    </View>
  );
}

/** Layout of an order while it loads: its status and its facts. */
export function OrderSkeleton() {
  return (
    <>
      <View className={styles.head}>
        <Skeleton width={64} height={64} isRound />
        <Skeleton width={120} height={22} />
        <Skeleton width={200} height={16} />
      </View>
      <SkeletonCells count={5} />
    </>
  );
}

/** Layout of a deposit while it loads: the booth with its amounts, and the rule of the refund. */
export function DepositSkeleton() {
  return (
    <View className={styles.body}>
      <SkeletonCells count={4} />
      <Card>
        <Skeleton height={72} />
      </Card>
    </View>
  );
}
