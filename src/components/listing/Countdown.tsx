import { Text } from '@tarojs/components';
import { observer } from 'mobx-react';
import { countdown } from '@/lib/time';
import { words } from '@/locale/words';
import { Icon } from '@/ui/Icon';
import type { Clock } from './Clock';
import { listingWords } from './locale/words';
import styles from './Countdown.module.scss';

const DAY_MS = 86_400_000;

/** What is left until a deadline (epoch ms); amber on the last day. The only part of a card that moves every second. */
export const Countdown = observer(function Countdown({ deadlineMs, clock }: { deadlineMs: number; clock: Clock }) {
  const t = listingWords();
  const leftMs = deadlineMs - clock.nowMs;
  const isLastDay = leftMs < DAY_MS;
  return (
    <Text className={isLastDay ? `${styles.left} ${styles.urgent}` : styles.left}>
      <Icon name="clock" className={styles.icon} />
      {leftMs > 0 ? t.left(countdown(leftMs, words().time)) : t.ended}
    </Text>
  );
});
