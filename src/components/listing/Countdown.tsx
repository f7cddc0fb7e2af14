import { Text } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { DAY_MS } from '@rules/duration';
import { countdown } from '@/lib/time';
import { messages } from '@/locale/messages';
import { Icon } from '@/ui/Icon';
import type { Clock } from './Clock';
import { listingMessages } from './locale/messages';
import styles from './Countdown.module.scss';

/** Time left until a deadline (epoch ms); amber on the last day. The only part of a card that updates every second. */
export const Countdown = observer(function Countdown({ deadlineMs, clock }: { deadlineMs: number; clock: Clock }) {
  const t = listingMessages();
  const leftMs = deadlineMs - clock.nowMs;
  const isLastDay = leftMs < DAY_MS;
  return (
    <Text className={isLastDay ? `${styles.left} ${styles.urgent}` : styles.left}>
      <Icon name="clock" className={styles.icon} />
      {leftMs > 0 ? t.left(countdown(leftMs, messages().time)) : t.ended}
    </Text>
  );
});
