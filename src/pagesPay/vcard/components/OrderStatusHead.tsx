import { View } from '@tarojs/components';
import { useDidHide, useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { PaymentOrder } from '@contract/payment';
import { Clock } from '@/components/listing/Clock';
import { countdown } from '@/lib/time';
import { messages } from '@/locale/messages';
import { Icon, type IconName } from '@/ui/Icon';
import { payMessages } from '../locale/messages';
import type { OrderStore } from '../Order.store';
import { type OrderState, orderState } from '../orderState';
import styles from './OrderStatusHead.module.scss';

const icons: Record<OrderState, IconName> = {
  payable: 'clock',
  confirming: 'clock',
  querying: 'clock',
  paid: 'circle-check',
  refunding: 'refresh',
  refunded: 'refresh',
  cancelled: 'x',
  timeout: 'alert-triangle'
};

const tones: Record<OrderState, 'busy' | 'done' | 'closed'> = {
  payable: 'busy',
  confirming: 'busy',
  querying: 'busy',
  paid: 'done',
  refunding: 'busy',
  refunded: 'closed',
  cancelled: 'closed',
  timeout: 'closed'
};

/** State of the order, and what follows from it. */
export const OrderStatusHead = observer(function OrderStatusHead({
  store,
  order
}: {
  store: OrderStore;
  order: PaymentOrder;
}) {
  const t = payMessages();
  const state = orderState(order, store.isConfirming);
  return (
    <View className={styles.head} role="status">
      <View className={`${styles.disc} ${styles[tones[state]]}`}>
        <Icon name={icons[state]} />
      </View>
      <View className={styles.title} role="heading" aria-level={2}>
        {t.states[state]}
      </View>
      {state === 'payable' ? <TimeLeft store={store} /> : <View className={styles.text}>{hintOf(order, state)}</View>}
    </View>
  );
});

/** Returns what follows, which is not the same for a booth and a level. */
function hintOf({ product }: PaymentOrder, state: Exclude<OrderState, 'payable'>): string {
  const t = payMessages();
  return product === 'boothDeposit' && (state === 'paid' || state === 'refunding') ? t.deposit[state] : t.hints[state];
}

/** Time left to pay. The only part of the page that changes every second; screen readers are not interrupted by it. */
const TimeLeft = observer(function TimeLeft({ store }: { store: OrderStore }) {
  const t = payMessages();
  const [clock] = useState(() => new Clock());
  useEffect(() => {
    clock.start();
    return clock.stop;
  }, [clock]);
  useDidShow(clock.start);
  useDidHide(clock.stop);
  const leftMs = store.leftMs(clock.nowMs);
  return (
    <View className={styles.text} aria-live="off">
      {leftMs > 0 ? t.left(countdown(leftMs, messages().time)) : t.endsNow}
    </View>
  );
});
