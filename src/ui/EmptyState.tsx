import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { words } from '@/locale/words';
import { Button } from './Button';
import { StatePicture } from './StatePicture';
import styles from './State.module.scss';

export interface EmptyStateProps {
  /** What is not there yet. */
  title?: string;
  /** One sentence that says how to fill it. */
  text?: string;
  action?: { text: string; onPress(): void };
  /** Stands alone on a page, in the middle of the upper half. */
  isPage?: boolean;
}

/** Nothing to show yet: a picture, what is missing, how to fill it, one action. */
export const EmptyState = observer(function EmptyState({ title, text, action, isPage }: EmptyStateProps) {
  return (
    <View className={`${styles.state} ${isPage ? styles.onPage : ''}`}>
      <StatePicture kind="empty" />
      <View className={styles.title}>{title ?? words().emptyTitle}</View>
      {text && <View className={styles.text}>{text}</View>}
      {action && (
        <View className={styles.action}>
          <Button kind="primary" size="medium" isFull onPress={action.onPress}>
            {action.text}
          </Button>
        </View>
      )}
    </View>
  );
});
