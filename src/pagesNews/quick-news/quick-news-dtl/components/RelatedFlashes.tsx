import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { Flash } from '@contract/flash';
import { shortTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { Pressable } from '@/platform/pressable';
import { SectionHeader } from '@/ui/SectionHeader';
import { quickNewsMessages } from '../../locale/messages';
import styles from './RelatedFlashes.module.scss';

interface Props {
  flashes: readonly Flash[];
  onOpen(id: string): void;
}

/** Earlier flashes about the same varieties. */
export const RelatedFlashes = observer(function RelatedFlashes({ flashes, onOpen }: Props) {
  return (
    <View className={styles.previous}>
      <SectionHeader title={quickNewsMessages().previous} />
      {flashes.map(({ id, title, importance, publishedAtMs }) => (
        <Pressable key={id} className={styles.row} role="link" onPress={() => onOpen(id)}>
          <Text className={`${styles.title} ${importance === 3 ? styles.important : ''}`}>{title}</Text>
          <Text className={styles.time}>{shortTime(publishedAtMs, Date.now(), messages().time)}</Text>
        </Pressable>
      ))}
    </View>
  );
});
