import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { NewsDetail } from '@contract/news';
import { Pressable } from '@/platform/pressable';
import { newsMessages } from '../locale/messages';
import styles from './PreviousNews.module.scss';

interface Props {
  article: NewsDetail;
  onOpen(id: string): void;
}

/** Link to the previous article by its title; the next one is in the bottom bar. */
export const PreviousNews = observer(function PreviousNews({ article: { previous }, onOpen }: Props) {
  if (!previous) return null;
  return (
    <Pressable className={styles.row} role="link" onPress={() => onOpen(previous.id)}>
      <View className={styles.title}>{newsMessages().previous(previous.title)}</View>
    </Pressable>
  );
});
