import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { messages } from '@/locale/messages';
import { Button } from './Button';
import { StateIllustration } from './StateIllustration';
import styles from './State.module.scss';

export interface EmptyStateProps {
  /** Title that names the missing content. */
  title?: string;
  /** Sentence that explains how to fill the list. */
  text?: string;
  action?: { text: string; onPress(): void };
  /** Second action, below the first. */
  second?: { text: string; onPress(): void };
  /** Picture shown instead of the empty scales. */
  picture?: ReactElement;
  /** Centres the state in the upper half of an otherwise empty page. */
  isPage?: boolean;
}

/** Empty state: picture, missing content, an explanation and one action. */
export const EmptyState = observer(function EmptyState({
  title,
  text,
  action,
  second,
  picture,
  isPage
}: EmptyStateProps) {
  return (
    <View className={`${styles.state} ${isPage ? styles.onPage : ''}`}>
      {picture ?? <StateIllustration kind="empty" />}
      <View className={styles.title}>{title ?? messages().emptyTitle}</View>
      {text && <View className={styles.text}>{text}</View>}
      {action && (
        <View className={styles.action}>
          <Button kind="primary" size="medium" isFull onPress={action.onPress}>
            {action.text}
          </Button>
        </View>
      )}
      {second && (
        <View className={styles.second}>
          <Button kind="outline" size="medium" isFull onPress={second.onPress}>
            {second.text}
          </Button>
        </View>
      )}
    </View>
  );
});
