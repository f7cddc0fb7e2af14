import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { errorText, isConnectionError } from '@/locale/errorText';
import { words } from '@/locale/words';
import { Button } from './Button';
import { StatePicture } from './StatePicture';
import styles from './State.module.scss';

export interface ErrorStateProps {
  /** Whatever was thrown. */
  error: unknown;
  onRetry?(): void;
  /** Stands alone on a page, in the middle of the upper half. */
  isPage?: boolean;
}

/** What went wrong and what is safe; a tap anywhere on it tries again. */
export const ErrorState = observer(function ErrorState({ error, onRetry, isPage }: ErrorStateProps) {
  const { errors, retry } = words();
  const isNoAnswer = typeof error === 'object' && error !== null && 'code' in error && error.code === 'NETWORK';
  return (
    <View className={`${styles.state} ${isPage ? styles.onPage : ''}`} role="alert">
      {onRetry && <View className={styles.cover} onClick={onRetry} />}
      <StatePicture kind="error" />
      <View className={styles.title}>{isNoAnswer ? errors.networkTitle : errorText(error)}</View>
      {isConnectionError(error) && <View className={styles.text}>{errors.networkHint}</View>}
      {onRetry && (
        <View className={styles.action}>
          <Button kind="outline" size="medium" icon="refresh" isFull onPress={onRetry}>
            {retry}
          </Button>
        </View>
      )}
    </View>
  );
});
