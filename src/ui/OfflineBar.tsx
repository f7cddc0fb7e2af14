import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { shortTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { shownSince } from '@/platform/keptAnswers';
import { Pressable } from '@/platform/pressable';
import { Icon } from './Icon';
import styles from './OfflineBar.module.scss';

/**
 * Notice that there is no network, with the age of the shown data.
 * @param sinceMs time at which the data was loaded, epoch ms
 */
export const OfflineBar = observer(function OfflineBar({ sinceMs, onRetry }: { sinceMs: number; onRetry?(): void }) {
  const { errors, retry, time } = messages();
  return (
    <View className={styles.bar} role="status">
      <Icon name="alert-triangle" className={styles.icon} />
      <Text className={styles.text}>{errors.offlineSince(shortTime(shownSince(sinceMs), Date.now(), time))}</Text>
      {onRetry && (
        <Pressable className={styles.retry} onPress={onRetry}>
          <Text>{retry}</Text>
        </Pressable>
      )}
    </View>
  );
});
