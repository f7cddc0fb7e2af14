import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Pressable } from '@/platform/pressable';
import styles from './SwipeRow.module.scss';

export interface SwipeRowProps {
  /** Label of the action that the swipe reveals, such as "delete". */
  action: string;
  onAction(): void;
  children: ReactNode;
}

/**
 * Row that reveals an action when swiped left. Uses native scrolling, so it runs no script during the swipe, and the
 * action stays reachable by keyboard.
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
