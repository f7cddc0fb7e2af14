import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { NewsBrief, NewsDetail } from '@contract/news';
import { Pressable } from '@/platform/Pressable';
import { newsWords } from '../locale/words';
import styles from './Neighbours.module.scss';

interface Props {
  article: NewsDetail;
  onOpen(id: string): void;
}

/** The articles before and after this one, by their titles. */
export const Neighbours = observer(function Neighbours({ article: { previous, next }, onOpen }: Props) {
  const t = newsWords();
  const row = (news: NewsBrief | null, wordsOf: (title: string) => string) =>
    news && (
      <Pressable className={styles.row} role="link" onPress={() => onOpen(news.id)}>
        <View className={styles.title}>{wordsOf(news.title)}</View>
      </Pressable>
    );
  if (!previous && !next) return null;
  return (
    <View className={styles.rows}>
      {row(previous, t.previous)}
      {row(next, t.next)}
    </View>
  );
});
