import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import styles from './Mask.module.scss';

export interface MaskProps {
  children: ReactNode;
  /** Position of the panel. */
  position: 'bottom' | 'middle' | 'free';
  isLeaving: boolean;
  onPress(): void;
}

/** Covers the page and holds a panel; a tap beside the panel closes it. The page below does not scroll. */
export function Mask({ children, position, isLeaving, onPress }: MaskProps) {
  return (
    <View className={`${styles.layer} ${styles[position]} ${isLeaving ? styles.leaving : ''}`} catchMove>
      <View className={styles.mask} onClick={onPress} aria-hidden="true" />
      {children}
    </View>
  );
}
