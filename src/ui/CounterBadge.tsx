import { Text } from '@tarojs/components';
import styles from './CounterBadge.module.scss';

/** Badge with an unread count; `99+` above 99. */
export function CounterBadge({ count, className = '' }: { count: number; className?: string }) {
  return <Text className={`${styles.bubble} ${className}`}>{count > 99 ? '99+' : count}</Text>;
}

/** Dot that marks new content without a count. */
export function UnreadDot({ className = '' }: { className?: string }) {
  return <Text className={`${styles.dot} ${className}`} />;
}
