import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { ItemList } from '@/platform/itemList';
import { Pressable } from '@/platform/pressable';
import { market } from '@/stores/market';
import { Icon } from '@/ui/Icon';
import { SectionHeader } from '@/ui/SectionHeader';
import { searchMessages } from '../locale/messages';
import type { SearchMiddlePageStore } from '../SearchMiddlePage.store';
import { NewsResultRow } from './NewsResultRow';
import { SuggestedPriceRow } from './SuggestedPriceRow';
import styles from './Suggestions.module.scss';

/** Maximum number of lines; the results page shows the others. */
const MAX_LINES = 3;
const MAX_NEWS = 2;

interface Props {
  store: SearchMiddlePageStore;
  onLine(lineId: string): void;
  onNews(id: string): void;
}

/** Suggested price lines and articles. Suggestions of the previous term are dimmed until the new ones arrive. */
export const Suggestions = observer(function Suggestions({ store, onLine, onNews }: Props) {
  const t = searchMessages();
  const { suggestion, suggestionQuery } = store;
  if (!suggestion) return null;
  // An alias does not occur in the line names, so the proper name is highlighted instead.
  const query = suggestion.aliasOf ?? suggestionQuery;
  return (
    <View className={store.isOutdated ? `${styles.found} ${styles.behind}` : styles.found} role="status">
      {suggestion.aliasOf !== null && (
        <View className={styles.alias}>{t.aliasOf(suggestionQuery, suggestion.aliasOf)}</View>
      )}
      {suggestion.lines.length > 0 && (
        <View className={styles.section}>
          <SectionHeader title={t.tabs.lines} right={t.perUnit[market.unit]} />
          <ItemList>
            {suggestion.lines.slice(0, MAX_LINES).map((line) => (
              <SuggestedPriceRow key={line.id} line={line} query={query} onPress={() => onLine(line.id)} />
            ))}
          </ItemList>
        </View>
      )}
      {suggestion.news.length > 0 && (
        <View className={styles.section}>
          <SectionHeader title={t.tabs.news} />
          <ItemList>
            {suggestion.news.slice(0, MAX_NEWS).map((news) => (
              <NewsResultRow key={news.id} news={news} query={query} onPress={() => onNews(news.id)} />
            ))}
          </ItemList>
        </View>
      )}
    </View>
  );
});

/** Link to all results of the term, above the suggestions. */
export const SearchForAll = observer(function SearchForAll({ word, onPress }: { word: string; onPress(): void }) {
  return (
    <Pressable className={styles.all} role="link" onPress={onPress}>
      <Icon name="search" className={styles.glass} />
      <Text className={styles.word}>{searchMessages().searchFor(word)}</Text>
      <Icon name="chevron-right" className={styles.glass} />
    </Pressable>
  );
});
