import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { CategoryId } from '@contract/common';
import type { HomeFeed } from '@contract/home';
import { NewsRow } from '@/components/NewsRow';
import { recommendationMessages } from '@/components/recommendation/locale/messages';
import { messages } from '@/locale/messages';
import { pushTab } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { news } from '@/stores/news';
import { Chip } from '@/ui/Chip';
import { EmptyState } from '@/ui/EmptyState';
import { InfiniteList } from '@/ui/InfiniteList';
import { Skeleton } from '@/ui/Skeleton';
import { Tabs } from '@/ui/Tabs';
import { type HomeStore, newsTypes } from '../Home.store';
import { lowerHomeMessages } from './locale/messages';
import { newsOrder } from './newsOrder';
import styles from './NewsFeed.module.scss';

const categories: CategoryId[] = ['fruit', 'bark', 'root', 'bud', 'leaf', 'hot', 'blend'];
const skeletonRows = [1, 2, 3];

interface Props {
  store: HomeStore;
  /** Explains the recommendations and lets the viewer change them; absent over cached news. */
  onExplain?(): void;
}

/** The news: one tab per kind, filtered by top-level spice category with chips. */
export const NewsFeed = observer(function NewsFeed({ store, onExplain }: Props) {
  const t = lowerHomeMessages();
  const { newsCategories } = messages();
  const options = newsTypes.map((key) => ({
    key,
    text: key === 'recommended' ? t.recommended : newsCategories[key]
  }));
  return (
    <View className={styles.feed}>
      <View className={styles.tabs}>
        <Tabs
          options={options}
          value={store.newsType}
          onChange={store.selectNews}
          label={[t.newsLabel, news.firstGradeSpicesName].filter(Boolean).join(' · ')}
        />
      </View>
      <SpiceFilter store={store} />
      {store.newsType === 'recommended' && onExplain && <OrderExplanation feed={store.feed} onExplain={onExplain} />}
      <View className={styles.rows}>
        <InfiniteList
          list={store.newsList}
          renderItem={(item) => <NewsRow news={item} />}
          empty={<EmptyState title={t.noNews} text={t.noNewsHint} />}
          skeleton={skeletonRows.map((row) => (
            <View key={row} className={styles.skeleton}>
              <View className={styles.blocks}>
                <Skeleton height={18} />
                <Skeleton width="70%" height={18} />
                <Skeleton width="48%" height={12} />
              </View>
              <Skeleton width={108} height={74} />
            </View>
          ))}
        />
      </View>
    </View>
  );
});

const OrderExplanation = observer(function OrderExplanation({
  feed,
  onExplain
}: {
  feed: HomeFeed | null;
  onExplain(): void;
}) {
  const t = lowerHomeMessages();
  const order = newsOrder(feed);
  const hasChoice = order === 'nothingFollowed';
  return (
    <View className={styles.why}>
      <Text>{t[order].why}</Text>
      <Pressable
        className={styles.link}
        onPress={hasChoice ? () => pushTab('market', { categoryId: 'all' }) : onExplain}
      >
        <Text>{hasChoice ? t.nothingFollowed.link : recommendationMessages().manage}</Text>
      </Pressable>
    </View>
  );
});

const SpiceFilter = observer(function SpiceFilter({ store }: { store: HomeStore }) {
  const { all, categories: names } = messages();
  const { firstGradeSpices } = news;
  return (
    <View className={styles.chips}>
      <Chip text={all} isOn={firstGradeSpices === ''} onPress={() => store.filterNews('', '')} />
      {categories.map((id) => (
        <Chip
          key={id}
          text={names[id]}
          isOn={firstGradeSpices === id}
          onPress={() => store.filterNews(id, names[id])}
        />
      ))}
    </View>
  );
});
