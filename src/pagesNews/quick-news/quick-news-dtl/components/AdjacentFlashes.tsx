import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { FlashLink } from '@contract/flash';
import { Pressable } from '@/platform/pressable';
import { quickNewsMessages } from '../../locale/messages';
import styles from './AdjacentFlashes.module.scss';

interface Props {
  newer: FlashLink | null;
  older: FlashLink | null;
  onOpen(id: string): void;
}

/** Links to the next newer and older flash of the timeline. */
export const AdjacentFlashes = observer(function AdjacentFlashes({ newer, older, onOpen }: Props) {
  const t = quickNewsMessages();
  return (
    <View className={styles.pair}>
      <AdjacentFlash name={t.newer} emptyText={t.isNewest} flash={newer} onOpen={onOpen} />
      <AdjacentFlash name={t.older} emptyText={t.isOldest} flash={older} onOpen={onOpen} />
    </View>
  );
});

function AdjacentFlash({
  name,
  emptyText,
  flash,
  onOpen
}: {
  name: string;
  emptyText: string;
  flash: FlashLink | null;
  onOpen(id: string): void;
}) {
  if (!flash) {
    return (
      <View className={`${styles.one} ${styles.none}`}>
        <Text>{emptyText}</Text>
      </View>
    );
  }
  return (
    <Pressable className={styles.one} role="link" label={`${name} ${flash.title}`} onPress={() => onOpen(flash.id)}>
      <Text className={styles.name}>{name}</Text>
      <Text className={styles.title}>{flash.title}</Text>
    </Pressable>
  );
}
