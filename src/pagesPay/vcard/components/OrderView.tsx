import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { shanghaiDay } from '@rules/shanghaiTime';
import { Card } from '@/ui/Card';
import { Cell } from '@/ui/Cell';
import { Icon } from '@/ui/Icon';
import { payMessages } from '../locale/messages';
import type { OrderStore } from '../Order.store';
import type { PaymentStore } from '../Payment.store';
import { OrderFacts } from './OrderFacts';
import { OrderRefunds } from './OrderRefunds';
import { OrderStatusHead } from './OrderStatusHead';
import styles from './OrderView.module.scss';

/** One order from its payment to its receipt. */
export const OrderView = observer(function OrderView({ store, order }: { store: PaymentStore; order: OrderStore }) {
  const t = payMessages();
  const { checkout } = store;
  const { value } = order.shown;
  const isPaid = value?.status === 'paid';
  const wasPaid = useRef(isPaid);
  // A payment that was just made has changed the level.
  useEffect(() => {
    if (isPaid && !wasPaid.current) void checkout.level.load();
    wasPaid.current = isPaid;
  }, [checkout, isPaid]);
  if (!value) return null;
  const level = checkout.level.value;
  const plan = checkout.plans.find(({ id }) => id === value.item);
  const endMs = isPaid && level && level.level === plan?.level ? level.expiresAtMs : null;
  return (
    <View className={styles.body}>
      <OrderStatusHead store={order} order={value} />
      {order.launchError !== undefined && order.isPayable && <Notice text={t.notOpened} />}
      {order.isRepriced && order.isPayable && <Notice text={t.repriced} />}
      {endMs !== null && (
        <Card isBare>
          <Cell title={t.until} hint={t.noRenewal} value={shanghaiDay(endMs)} />
        </Card>
      )}
      <OrderFacts order={value} plans={checkout.plans} />
      <OrderRefunds refunds={value.refunds} />
    </View>
  );
});

function Notice({ text }: { text: string }) {
  return (
    <View className={styles.notice} role="alert">
      <Icon name="alert-triangle" />
      <View>{text}</View>
    </View>
  );
}
