import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Pressable } from '@/platform/Pressable';
import styles from './SwipeRow.module.scss';

export interface SwipeRowProps {
  /** What the swipe uncovers, such as "delete". */
  action: string;
  onAction(): void;
  children: ReactNode;
}

/**
 * A row that uncovers an action when it is drawn to the left. The browser scrolls it, so it costs no script while the
 * finger moves, and the keyboard reaches the action as well.
 */
export function SwipeRow({ action, onAction, children }: SwipeRowProps) {
  return (
    <View className={styles.row}>
      <View className={styles.content}>{children}</View>
      <Pressable className={styles.action} onPress={onAction}>
        <Text>{action}</Text>
      </Pressable>
    </View>
  );
}
