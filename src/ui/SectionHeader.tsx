import { Text, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Pressable } from '@/platform/pressable';
import { Icon } from './Icon';
import styles from './SectionHeader.module.scss';

export interface SectionHeaderProps {
  title: string;
  /** Text or control at the right. */
  right?: ReactNode;
  /** Makes the text at the right a link. */
  onMore?(): void;
}

/** Title of a card or section, with a text or control at the right. */
export function SectionHeader({ title, right, onMore }: SectionHeaderProps) {
  return (
    <View className={styles.head}>
      <Text className={styles.title} role="heading" aria-level={2}>
        {title}
      </Text>
      {onMore ? (
        <Pressable className={styles.more} role="link" onPress={onMore}>
          {right}
          <Icon name="chevron-right" />
        </Pressable>
      ) : (
        <View className={styles.right}>{right}</View>
      )}
    </View>
  );
}
