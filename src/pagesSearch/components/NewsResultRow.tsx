import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { NewsBrief } from '@contract/news';
import { relativeTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { Pressable } from '@/platform/pressable';
import { Highlighted } from './Highlighted';
import styles from './NewsResultRow.module.scss';

interface Props {
  news: NewsBrief;
  query: string;
  onPress(): void;
}

/** An article found by the search: title with the matches highlighted, kind and age. */
export const NewsResultRow = observer(function NewsResultRow({ news, query, onPress }: Props) {
  const { newsCategories, time } = messages();
  return (
    <Pressable className={styles.article} role="link" onPress={onPress}>
      <View className={styles.title}>
        <Highlighted text={news.title} query={query} />
      </View>
      <View className={styles.facts}>
        <Text>{newsCategories[news.category]}</Text>
        <Text>{relativeTime(news.publishedAtMs, Date.now(), time)}</Text>
      </View>
    </Pressable>
  );
});
