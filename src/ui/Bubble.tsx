import { Text } from '@tarojs/components';
import styles from './Bubble.module.scss';

/** An unread number; `99+` above 99. */
export function Bubble({ count, className = '' }: { count: number; className?: string }) {
  return <Text className={`${styles.bubble} ${className}`}>{count > 99 ? '99+' : count}</Text>;
}

/** Something new, without a number. */
export function Dot({ className = '' }: { className?: string }) {
  return <Text className={`${styles.dot} ${className}`} />;
}
