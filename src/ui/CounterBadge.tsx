import { Text } from '@tarojs/components';
import styles from './CounterBadge.module.scss';

/** An unread number; `99+` above 99. */
export function CounterBadge({ count, className = '' }: { count: number; className?: string }) {
  return <Text className={`${styles.bubble} ${className}`}>{count > 99 ? '99+' : count}</Text>;
}

/** Something new, without a number. */
export function UnreadDot({ className = '' }: { className?: string }) {
  return <Text className={`${styles.dot} ${className}`} />;
}
