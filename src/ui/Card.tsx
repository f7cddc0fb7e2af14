import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import styles from './Card.module.scss';

/** Card on the page's ground, never nested. `isBare` removes the padding, for rows that reach the edges. */
export function Card({ children, isBare }: { children: ReactNode; isBare?: boolean }) {
  return <View className={`${styles.card} ${isBare ? styles.bare : ''}`}>{children}</View>;
}

/** Full-width section of a data page, separated from the next by a strip of ground colour. */
export function Section({ children }: { children: ReactNode }) {
  return <View className={styles.section}>{children}</View>;
}
