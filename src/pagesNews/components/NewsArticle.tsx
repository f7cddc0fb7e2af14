import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { NewsDetail } from '@contract/news';
import { NewsRow } from '@/components/NewsRow';
import { formatCount } from '@/lib/count';
import { shortTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { linkTo } from '@/navigation/navigate';
import { HtmlBody } from '@/platform/htmlBody';
import { ItemList } from '@/platform/itemList';
import type { TextSize } from '@/stores/articleText';
import { SectionHeader } from '@/ui/SectionHeader';
import { singlePage } from '@/ui/singlePage';
import { Skeleton } from '@/ui/Skeleton';
import { showPictures } from '../articlePictures';
import { newsMessages } from '../locale/messages';
import { splitBeforeFirstHeading } from '../splitBeforeFirstHeading';
import { ArticleFooter } from './ArticleFooter';
import { NewsPriceRow } from './NewsPriceRow';
import { PreviousNews } from './PreviousNews';
import styles from './NewsArticle.module.scss';

/** Maximum number of price lines inside the text; the chips below it link to all. */
const MAX_LINES = 2;

interface Props {
  article: NewsDetail;
  size: TextSize;
  onLink(url: string): void;
  onReport(): void;
  onOpen(id: string): void;
}

/** Content of an article: title, source, lead, text with related prices, and links to continue. */
export const NewsArticle = observer(function NewsArticle({ article, size, onLink, onReport, onOpen }: Props) {
  const { illustration } = messages();
  const { lead, rest } = splitBeforeFirstHeading(article.bodyHtml);
  const handlePicture = (name: string) => showPictures(article.bodyHtml, name, illustration);
  const body = { size, illustration, enlarge: newsMessages().enlarge, onLink, onPicture: handlePicture };
  return (
    <View className={styles.article}>
      <View className={styles.title} role="heading" aria-level={1}>
        {article.title}
      </View>
      <ArticleByline article={article} />
      {article.summary && <View className={`${styles.lead} ${styles[size]}`}>{article.summary}</View>}
      <HtmlBody html={lead} {...body} />
      <ItemList>
        {article.lines.slice(0, MAX_LINES).map((line) => (
          <NewsPriceRow key={line.id} line={line} onPress={linkTo('market.info', { lineId: line.id })} />
        ))}
      </ItemList>
      {rest && <HtmlBody html={rest} {...body} />}
      <ArticleFooter article={article} onReport={onReport} />
      {!singlePage.isOn && <PreviousNews article={article} onOpen={onOpen} />}
      {article.related.length > 0 && !singlePage.isOn && <Related article={article} />}
    </View>
  );
});

const ArticleByline = observer(function ArticleByline({ article }: { article: NewsDetail }) {
  const writer = article.author ?? article.editor;
  return (
    <View className={styles.source}>
      <Text className={styles.from}>{article.source}</Text>
      {writer && <Text>{writer}</Text>}
      <Text>{shortTime(article.publishedAtMs, Date.now(), messages().time)}</Text>
      <Text className={styles.views}>{messages().views(formatCount(article.views))}</Text>
    </View>
  );
});

const Related = observer(function Related({ article }: { article: NewsDetail }) {
  return (
    <View className={styles.related}>
      <SectionHeader title={newsMessages().related} />
      <ItemList>
        {article.related.map((news) => (
          <NewsRow key={news.id} news={news} />
        ))}
      </ItemList>
    </View>
  );
});

/** Skeleton with the heights of a real article's first screen. */
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
