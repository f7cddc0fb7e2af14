import { Text } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { NewsBrief } from '@contract/news';
import { Pressable } from '@/platform/pressable';
import { newsMessages } from '../locale/messages';
import styles from './NextNews.module.scss';

interface Props {
  news: NewsBrief;
  onPress(id: string): void;
}

/** Link to the next article by its title. */
export const NextNews = observer(function NextNews({ news, onPress }: Props) {
  return (
    <Pressable className={styles.next} role="link" onPress={() => onPress(news.id)}>
      <Text className={styles.title}>{newsMessages().next(news.title)}</Text>
    </Pressable>
  );
});
