import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Pressable } from '@/platform/Pressable';
import { market } from '@/stores/market';
import { Icon } from '@/ui/Icon';
import { SectionHeader } from '@/ui/SectionHeader';
import { searchMessages } from '../locale/messages';
import type { SearchMiddlePageStore } from '../SearchMiddlePage.store';
import { NewsResultRow } from './NewsResultRow';
import { SuggestedPriceRow } from './SuggestedPriceRow';
import styles from './Suggestions.module.scss';

/** More than these are a tap further, on the page of results. */
const MAX_LINES = 3;
const MAX_NEWS = 2;

interface Props {
  store: SearchMiddlePageStore;
  onLine(lineId: string): void;
  onNews(id: string): void;
}

/** What the word may mean: price lines, then articles. Those of the word before pale until the new ones are there. */
export const Suggestions = observer(function Suggestions({ store, onLine, onNews }: Props) {
  const t = searchMessages();
  const { suggestion, suggestionQuery } = store;
  if (!suggestion) return null;
  // Another name of a variety stands nowhere in its lines: its proper name is marked in its place.
  const query = suggestion.aliasOf ?? suggestionQuery;
  return (
    <View className={store.isOutdated ? `${styles.found} ${styles.behind}` : styles.found} role="status">
      {suggestion.aliasOf !== null && (
        <View className={styles.alias}>{t.aliasOf(suggestionQuery, suggestion.aliasOf)}</View>
      )}
      {suggestion.lines.length > 0 && (
        <View className={styles.section}>
          <SectionHeader title={t.tabs.lines} right={t.perUnit[market.unit]} />
          {suggestion.lines.slice(0, MAX_LINES).map((line) => (
            <SuggestedPriceRow key={line.id} line={line} query={query} onPress={() => onLine(line.id)} />
          ))}
        </View>
      )}
      {suggestion.news.length > 0 && (
        <View className={styles.section}>
          <SectionHeader title={t.tabs.news} />
          {suggestion.news.slice(0, MAX_NEWS).map((news) => (
            <NewsResultRow key={news.id} news={news} query={query} onPress={() => onNews(news.id)} />
          ))}
        </View>
      )}
    </View>
  );
});

/** The way to all that the word finds, above what it may mean. */
export const SearchForAll = observer(function SearchForAll({ word, onPress }: { word: string; onPress(): void }) {
  return (
    <Pressable className={styles.all} role="link" onPress={onPress}>
      <Icon name="search" className={styles.glass} />
      <Text className={styles.word}>{searchMessages().searchFor(word)}</Text>
      <Icon name="chevron-right" className={styles.glass} />
    </Pressable>
  );
});
