import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Pressable } from '@/platform/pressable';
import { Icon, type IconName } from './Icon';
import styles from './Cell.module.scss';

export interface CellProps {
  title: string;
  icon?: IconName;
  hint?: string;
  /** Current value, or a control. */
  value?: ReactNode;
  /** Makes the whole row tappable; without it the row is informational. */
  onPress?(): void;
  /** Whether the tap opens a page. */
  isLink?: boolean;
}

/** Row of a list of settings or entries. */
export function Cell({ title, icon, hint, value, onPress, isLink }: CellProps) {
  const content = (
    <>
      {icon && <Icon name={icon} className={styles.icon} />}
      <View className={styles.text}>
        <View className={styles.title}>{title}</View>
        {hint && <View className={styles.hint}>{hint}</View>}
      </View>
      <View className={styles.value}>
        {value}
        {onPress && <Icon name="chevron-right" />}
      </View>
    </>
  );
  if (!onPress) return <View className={styles.cell}>{content}</View>;
  return (
    <Pressable className={`${styles.cell} ${styles.tappable}`} role={isLink ? 'link' : 'button'} onPress={onPress}>
      {content}
    </Pressable>
  );
}
