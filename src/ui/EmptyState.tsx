import { View } from '@tarojs/components';
import type { ReactElement } from 'react';
import { observer } from 'mobx-react';
import { messages } from '@/locale/messages';
import { Button } from './Button';
import { StateIllustration } from './StateIllustration';
import styles from './State.module.scss';

export interface EmptyStateProps {
  /** What is not there yet. */
  title?: string;
  /** One sentence that says how to fill it. */
  text?: string;
  action?: { text: string; onPress(): void };
  /** Another way on, below the first. */
  second?: { text: string; onPress(): void };
  /** In place of the empty scales. */
  picture?: ReactElement;
  /** Stands alone on a page, in the middle of the upper half. */
  isPage?: boolean;
}

/** Nothing to show yet: a picture, what is missing, how to fill it, one action. */
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
