import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { TrendingSearch } from '@contract/search';
import { ItemList } from '@/platform/itemList';
import { Pressable } from '@/platform/pressable';
import { SectionHeader } from '@/ui/SectionHeader';
import { searchMessages } from '../locale/messages';
import styles from './TrendingSearches.module.scss';

interface Props {
  searches: readonly TrendingSearch[];
  onWord(word: string): void;
}

/** Ranked trending searches with their trends. Renders nothing when there are none. */
export const TrendingSearches = observer(function TrendingSearches({ searches, onWord }: Props) {
  const t = searchMessages();
  if (searches.length === 0) return null;
  return (
    <View className={styles.section}>
      <SectionHeader title={t.trendingSearches} />
      <View className={styles.terms}>
        <ItemList>
          {searches.map(({ word, text, trend }, index) => (
            <Pressable
              key={word}
              className={styles.row}
              label={t.trendingSearch(index + 1, text, t.trends[trend])}
              onPress={() => onWord(word)}
            >
              <Text className={index < 3 ? `${styles.rank} ${styles.top}` : styles.rank}>{index + 1}</Text>
              <Text className={styles.word}>{text}</Text>
              <Trend trend={trend} />
            </Pressable>
          ))}
        </ItemList>
      </View>
    </View>
  );
});

const Trend = observer(function Trend({ trend }: Pick<TrendingSearch, 'trend'>) {
  switch (trend) {
    case 'new':
      return <Text className={styles.new}>{searchMessages().trends.new}</Text>;
    case 'up':
      return <View className={styles.up} />;
    case 'down':
      return <View className={styles.down} />;
    case 'same':
      return null;
  }
});
