import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { CardPlan } from '@contract/cardLevel';
import { shanghaiMinute } from '@rules/shanghaiTime';
import { push } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import type { PagedList } from '@/request/PagedList';
import { Badge } from '@/ui/Badge';
import { EmptyState } from '@/ui/EmptyState';
import { InfiniteList } from '@/ui/InfiniteList';
import { SkeletonRow } from '@/ui/Skeleton';
import { payMessages } from '../locale/messages';
import { amountText, goodsText, statusTones } from '../orderTexts';
import type { OrderItem } from '../Payment.store';
import styles from './OrderList.module.scss';

interface OrderListProps {
  orders: PagedList<OrderItem>;
  /** Plans on sale, which name the goods. */
  plans: readonly CardPlan[];
}

/** The orders of the user, the newest first; each leads to its receipt. */
export const OrderList = observer(function OrderList({ orders, plans }: OrderListProps) {
  const t = payMessages();
  return (
    <InfiniteList
      list={orders}
      renderItem={(order) => <OrderRow order={order} goods={goodsText(order, plans)} />}
      skeleton={<SkeletonRow />}
      empty={<EmptyState title={t.noOrders} text={t.noOrdersHint} />}
    />
  );
});

const OrderRow = observer(function OrderRow({ order, goods }: { order: OrderItem; goods: string }) {
  const t = payMessages();
  const { orderNo, status, amountFen, refundedFen, createdAtMs } = order;
  return (
    <Pressable className={styles.row} role="link" onPress={() => push('pay.vcard', { orderNo })}>
      <View className={styles.text}>
        <View className={styles.goods}>{goods}</View>
        <View className={styles.detail}>{shanghaiMinute(createdAtMs)}</View>
        {refundedFen > 0 && <View className={styles.detail}>{t.refunded(amountText(refundedFen))}</View>}
      </View>
      <View className={styles.end}>
        <View className={styles.amount}>{amountText(amountFen)}</View>
        <Badge text={t.statuses[status]} tone={statusTones[status]} />
      </View>
    </Pressable>
  );
});
