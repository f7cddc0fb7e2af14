import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { Flash } from '@contract/flash';
import { relativeTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { push } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { Highlighted } from '../../components/Highlighted';
import styles from './FlashRow.module.scss';

const IMPORTANT = 3;

/** A flash with its time; red when important. Opens the flash. */
export const FlashRow = observer(function FlashRow({ flash, query }: { flash: Flash; query: string }) {
  const open = () => push('quickNews.detail', { id: flash.id });
  return (
    <Pressable className={styles.row} role="link" onPress={open}>
      <View className={flash.importance === IMPORTANT ? `${styles.title} ${styles.important}` : styles.title}>
        <Highlighted text={flash.title} query={query} />
      </View>
      <View className={styles.content}>
        <Highlighted text={flash.content} query={query} />
      </View>
      <View className={styles.facts}>
        <Text>{relativeTime(flash.publishedAtMs, Date.now(), messages().time)}</Text>
        <Text className={styles.source}>{flash.source}</Text>
      </View>
    </Pressable>
  );
});
