import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { NewsBrief } from '@contract/news';
import { formatCount } from '@/lib/count';
import { relativeTime } from '@/lib/time';
import { words } from '@/locale/words';
import { isBuilt, push } from '@/navigation/navigate';
import { Pressable } from '@/platform/Pressable';
import styles from './NewsRow.module.scss';
import { SpiceArt } from './SpiceArt';

/** An article in a list: title, what and when, and the cover of its first variety where it has one. Opens it. */
export const NewsRow = observer(function NewsRow({ news }: { news: NewsBrief }) {
  const { newsCategories, time, views } = words();
  const open = () => {
    if (isBuilt('news.detail')) push('news.detail', { id: news.id });
  };
  return (
    <Pressable className={styles.row} role="link" onPress={open}>
      <View className={styles.words}>
        <View className={styles.title}>{news.title}</View>
        <View className={styles.facts}>
          <Text>{newsCategories[news.category]}</Text>
          <Text>{relativeTime(news.publishedAtMs, Date.now(), time)}</Text>
          <Text>{views(formatCount(news.views))}</Text>
        </View>
      </View>
      {news.coverVarietyId && (
        <View className={styles.cover}>
          <SpiceArt varietyId={news.coverVarietyId} mode="cover" />
        </View>
      )}
    </Pressable>
  );
});
