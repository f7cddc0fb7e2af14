import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import styles from './Figures.module.scss';

export interface Figure {
  label: string;
  value: ReactNode;
  /** Unit in small print after the value. */
  unit?: string;
  tone?: 'price' | 'warn';
}

/** Key figures of a purchase request, side by side. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <View className={styles.figures}>
      {figures.map(({ label, value, unit, tone }) => (
        <View key={label} className={styles.figure}>
          <View className={styles.label}>{label}</View>
          <View className={`${styles.value} ${tone ? styles[tone] : ''}`}>
            {value}
            {unit !== undefined && <Text className={styles.unit}>{unit}</Text>}
          </View>
        </View>
      ))}
    </View>
  );
}
