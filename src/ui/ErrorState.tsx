import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { isApiError } from '@/lib/ApiError';
import { recordError } from '@/lib/recordEvent';
import { errorText } from '@/locale/errorText';
import { messages } from '@/locale/messages';
import { useRetryWhenOnline } from '@/platform/network/useRetryWhenOnline';
import { Button } from './Button';
import { StateIllustration } from './StateIllustration';
import styles from './State.module.scss';

export interface ErrorStateProps {
  /** Any thrown value. */
  error: unknown;
  onRetry?(): void;
  /** Centres the state in the upper half of an otherwise empty page. */
  isPage?: boolean;
}

/** Error state with an explanation. A tap anywhere on it retries. */
export const ErrorState = observer(function ErrorState({ error, onRetry, isPage }: ErrorStateProps) {
  useRetryWhenOnline(onRetry);
  useEffect(() => recordError(error), [error]);
  const { errors, retry } = messages();
  const isUnreached = isApiError(error, 'OFFLINE', 'TIMEOUT', 'NETWORK');
  const isNoAnswer = isApiError(error, 'NETWORK');
  return (
    <View className={`${styles.state} ${isPage ? styles.onPage : ''}`} role="alert">
      {onRetry && <View className={styles.cover} onClick={onRetry} aria-hidden="true" />}
      <StateIllustration kind={isUnreached ? 'unreached' : 'broken'} />
      <View className={styles.title}>{isNoAnswer ? errors.networkTitle : errorText(error)}</View>
      {isNoAnswer && <View className={styles.text}>{errors.networkHint}</View>}
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
