import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { ItemList } from '@/platform/itemList';
import { Pressable } from '@/platform/pressable';
import { Icon } from '@/ui/Icon';
import { overlays } from '@/ui/overlays';
import { SectionHeader } from '@/ui/SectionHeader';
import { searchMessages } from '../locale/messages';
import type { SearchMiddlePageStore } from '../SearchMiddlePage.store';
import styles from './SearchHistory.module.scss';

interface Props {
  store: SearchMiddlePageStore;
  onWord(word: string): void;
}

/** Earlier searches, newest first: repeat one, remove one, or clear all. */
export const SearchHistory = observer(function SearchHistory({ store, onWord }: Props) {
  const t = searchMessages();
  if (store.history.length === 0) return null;
  const confirmAndClear = () =>
    void overlays.modal({ title: t.clearHistoryQuestion, confirmText: t.clearHistory }).then(({ confirm }) => {
      if (confirm) store.clearHistory();
    });
  return (
    <View className={styles.section}>
      <SectionHeader
        title={t.history}
        right={
          <Pressable className={styles.clear} onPress={confirmAndClear}>
            <Text>{t.clearHistory}</Text>
          </Pressable>
        }
      />
      <View className={styles.terms}>
        <ItemList>
          {store.history.map((word) => (
            <View key={word} className={styles.word}>
              <Pressable className={styles.again} onPress={() => onWord(word)}>
                <Text className={styles.text}>{store.labelOf(word)}</Text>
              </Pressable>
              <Pressable
                className={styles.remove}
                label={t.removeFromHistory(store.labelOf(word))}
                onPress={() => store.removeFromHistory(word)}
              >
                <Icon name="x" />
              </Pressable>
            </View>
          ))}
        </ItemList>
      </View>
    </View>
  );
});
