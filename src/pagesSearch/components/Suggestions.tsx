import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { relativeTime } from '@/lib/time';
import { words } from '@/locale/words';
import { Pressable } from '@/platform/Pressable';
import { market } from '@/stores/market';
import { SectionHead } from '@/ui/SectionHead';
import { searchWords } from '../locale/words';
import type { SearchMiddlePageStore } from '../SearchMiddlePage.store';
import { Highlighted } from './Highlighted';
import { SuggestedLine } from './SuggestedLine';
import styles from './Suggestions.module.scss';

interface Props {
  store: SearchMiddlePageStore;
  onLine(lineId: string): void;
  onNews(id: string): void;
}

/** What the word may mean: price lines, then articles. Those of the word before pale until the new ones are there. */
export const Suggestions = observer(function Suggestions({ store, onLine, onNews }: Props) {
  const t = searchWords();
  const { newsCategories, time } = words();
  const { found, foundFor } = store;
  if (!found) return null;
  // Another name of a variety stands nowhere in its lines: its proper name is marked in its place.
  const query = found.aliasOf ?? foundFor;
  return (
    <View className={store.isBehind ? `${styles.found} ${styles.behind}` : styles.found} role="status">
      {found.aliasOf !== null && <View className={styles.alias}>{t.aliasOf(foundFor, found.aliasOf)}</View>}
      {found.lines.length > 0 && (
        <View className={styles.section}>
          <SectionHead title={t.lines} right={t.perUnit[market.unit]} />
          {found.lines.map((line) => (
            <SuggestedLine key={line.id} line={line} query={query} onPress={() => onLine(line.id)} />
          ))}
        </View>
      )}
      {found.news.length > 0 && (
        <View className={styles.section}>
          <SectionHead title={t.news} />
          {found.news.map((news) => (
            <Pressable key={news.id} className={styles.article} role="link" onPress={() => onNews(news.id)}>
              <View className={styles.title}>
                <Highlighted text={news.title} query={query} />
              </View>
              <View className={styles.facts}>
                <Text>{newsCategories[news.category]}</Text>
                <Text>{relativeTime(news.publishedAtMs, Date.now(), time)}</Text>
              </View>
            </Pressable>
          ))}
        </View>
      )}
    </View>
  );
});
