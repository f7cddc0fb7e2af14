import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Pressable } from '@/platform/Pressable';
import { Icon, type IconName } from './Icon';
import styles from './BottomBar.module.scss';

/** The bar at the bottom of a page, within the thumb's reach: icon actions left, then at most one filled button. */
export function BottomBar({ children }: { children: ReactNode }) {
  return <View className={styles.bar}>{children}</View>;
}

export interface BarActionProps {
  icon: IconName;
  text: string;
  /** Read aloud in place of the text, where that is a number. */
  label?: string;
  onPress(): void;
  /** `star`: in the gold of what is kept. */
  isOn?: boolean | 'star';
}

/** An icon with its word, in a bottom bar. */
export function BarAction({ icon, text, label, onPress, isOn }: BarActionProps) {
  return (
    <Pressable
      className={`${styles.action} ${isOn ? styles.on : ''} ${isOn === 'star' ? styles.star : ''}`}
      label={label}
      onPress={onPress}
    >
      <Icon name={icon} className={styles.icon} />
      <Text>{text}</Text>
    </Pressable>
  );
}

/** A button takes the room that is left. */
export function BarSpacer({ children }: { children: ReactNode }) {
  return <View className={styles.rest}>{children}</View>;
}
