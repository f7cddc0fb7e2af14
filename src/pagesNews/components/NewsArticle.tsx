import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { NewsDetail } from '@contract/news';
import { NewsRow } from '@/components/NewsRow';
import { formatCount } from '@/lib/count';
import { shortTime } from '@/lib/time';
import { words } from '@/locale/words';
import { isBuilt, push } from '@/navigation/navigate';
import { HtmlBody } from '@/platform/HtmlBody';
import { SectionHead } from '@/ui/SectionHead';
import { Skeleton } from '@/ui/Skeleton';
import { newsWords } from '../locale/words';
import { splitBeforeFirstHeading } from '../NewsDtl.body';
import type { TextSize } from '../textSize';
import styles from './NewsArticle.module.scss';
import { NewsPriceLine } from './NewsPriceLine';

/** What is read: title, where it comes from, lead, text with the prices it speaks of, related articles. */
export const NewsArticle = observer(function NewsArticle({ article, size }: { article: NewsDetail; size: TextSize }) {
  const { illustration } = words();
  const { opening, rest } = splitBeforeFirstHeading(article.bodyHtml);
  return (
    <View className={styles.article}>
      <View className={styles.title} role="heading" aria-level={1}>
        {article.title}
      </View>
      <Source article={article} />
      {article.summary && <View className={`${styles.lead} ${styles[size]}`}>{article.summary}</View>}
      <HtmlBody html={opening} size={size} illustration={illustration} />
      {isBuilt('market.info') &&
        article.lines.map((line) => (
          <NewsPriceLine key={line.id} line={line} onPress={() => push('market.info', { lineId: line.id })} />
        ))}
      {rest && <HtmlBody html={rest} size={size} illustration={illustration} />}
      {article.related.length > 0 && <Related article={article} />}
    </View>
  );
});

const Source = observer(function Source({ article }: { article: NewsDetail }) {
  return (
    <View className={styles.source}>
      <Text className={styles.from}>{article.source}</Text>
      {article.editor && <Text>{article.editor}</Text>}
      <Text>{shortTime(article.publishedAtMs, Date.now(), words().time)}</Text>
      <Text className={styles.views}>{words().views(formatCount(article.views))}</Text>
    </View>
  );
});

const Related = observer(function Related({ article }: { article: NewsDetail }) {
  return (
    <View className={styles.related}>
      <SectionHead title={newsWords().related} />
      {article.related.map((news) => (
        <NewsRow key={news.id} news={news} />
      ))}
    </View>
  );
});

/** The heights of a real article's first screen. */
export function NewsArticleSkeleton() {
  return (
    <View className={styles.article}>
      <View className={styles.gap}>
        <Skeleton height={28} />
        <Skeleton width="64%" height={28} />
        <Skeleton width="48%" height={14} />
        <Skeleton height={72} />
        <Skeleton height={18} />
        <Skeleton height={18} />
        <Skeleton width="80%" height={18} />
        <Skeleton height={44} />
      </View>
    </View>
  );
}
