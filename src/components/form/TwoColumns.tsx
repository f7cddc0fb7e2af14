import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import styles from './TwoColumns.module.scss';

/** Two short fields side by side; stacked where they do not fit. */
export function TwoColumns({ children: [first, second] }: { children: readonly [ReactNode, ReactNode] }) {
  return (
    <View className={styles.halves}>
      <View className={styles.half}>{first}</View>
      <View className={styles.half}>{second}</View>
    </View>
  );
}
