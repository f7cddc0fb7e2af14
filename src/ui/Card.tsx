import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import styles from './Card.module.scss';

/** A sheet of paper on the page's ground. `isBare` leaves the padding to rows that reach the edges. Never nested. */
export function Card({ children, isBare }: { children: ReactNode; isBare?: boolean }) {
  return <View className={`${styles.card} ${isBare ? styles.bare : ''}`}>{children}</View>;
}

/** A section of a data page from edge to edge, set off from the next by a strip of ground. */
export function Section({ children }: { children: ReactNode }) {
  return <View className={styles.section}>{children}</View>;
}
