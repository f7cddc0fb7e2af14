import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Pressable } from '@/platform/pressable';
import { Icon, type IconName } from './Icon';
import styles from './BottomBar.module.scss';

/** Bottom bar of a page, within thumb reach: icon actions on the left, then at most one filled button. */
export function BottomBar({ children }: { children: ReactNode }) {
  return <View className={styles.bar}>{children}</View>;
}

export interface BarActionProps {
  icon: IconName;
  text: string;
  /** Screen-reader label, for a text that is a number. */
  label?: string;
  onPress(): void;
  /** Active state; `star` uses the gold of saved items. */
  isOn?: boolean | 'star';
}

/** Icon with a label, in a bottom bar. */
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

/** Container that gives a button the remaining width. */
export function BarSpacer({ children }: { children: ReactNode }) {
  return <View className={styles.rest}>{children}</View>;
}
