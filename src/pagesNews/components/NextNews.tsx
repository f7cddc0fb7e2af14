import { Text } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { NewsBrief } from '@contract/news';
import { Pressable } from '@/platform/Pressable';
import { newsWords } from '../locale/words';
import styles from './NextNews.module.scss';

interface Props {
  news: NewsBrief;
  onPress(id: string): void;
}

/** The next article, by its title. */
export const NextNews = observer(function NextNews({ news, onPress }: Props) {
  return (
    <Pressable className={styles.next} role="link" onPress={() => onPress(news.id)}>
      <Text className={styles.title}>{newsWords().next(news.title)}</Text>
    </Pressable>
  );
});
