import { Image, Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { NewsBrief, NewsPicture } from '@contract/news';
import { formatCount } from '@/lib/count';
import { relativeTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { linkTo } from '@/navigation/navigate';
import { uploadUri } from '@/platform/assetUri/uploadUri';
import { Pressable } from '@/platform/pressable';
import { SpiceArt } from './SpiceArt';
import styles from './NewsRow.module.scss';

/**
 * An article in a list: title, facts, and its cover; three or more covers go below the title. Without covers it shows
 * the drawing of its variety.
 */
export const NewsRow = observer(function NewsRow({ news }: { news: NewsBrief }) {
  const { illustration, newsCategories, time, views } = messages();
  const { covers, coverVarietyId } = news;
  const isWide = covers.length > 2;
  return (
    <Pressable
      className={`${styles.row} ${isWide ? styles.wide : ''}`}
      role="link"
      onPress={linkTo('news.detail', { id: news.id })}
    >
      <View className={styles.text}>
        <View className={styles.title}>{news.title}</View>
        <View className={styles.facts}>
          <Text>{newsCategories[news.category]}</Text>
          <Text>{relativeTime(news.publishedAtMs, Date.now(), time)}</Text>
          <Text>{views(formatCount(news.views))}</Text>
        </View>
      </View>
      {covers.length > 0 ? (
        <View className={styles.covers}>{(isWide ? covers : covers.slice(0, 1)).map(renderCover)}</View>
      ) : (
        coverVarietyId && (
          <View className={styles.cover}>
            <SpiceArt varietyId={coverVarietyId} mode="cover" />
            <Text className={styles.mark}>{illustration}</Text>
          </View>
        )
      )}
    </Pressable>
  );
});

/** Hidden from screen readers: the adjacent title already describes the article. */
const renderCover = ({ url }: NewsPicture) => (
  <View key={url} className={styles.cover} aria-hidden>
    <Image className={styles.photo} src={uploadUri(url)} mode="aspectFill" lazyLoad />
  </View>
);
