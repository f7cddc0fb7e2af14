import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { CategoryId } from '@contract/common';
import { NewsRow } from '@/components/NewsRow';
import { recommendationWords } from '@/components/recommendation/locale/words';
import { words } from '@/locale/words';
import { Pressable } from '@/platform/Pressable';
import { news } from '@/stores/news';
import { settings } from '@/stores/settings';
import { Chip } from '@/ui/Chip';
import { EmptyState } from '@/ui/EmptyState';
import { InfiniteList } from '@/ui/InfiniteList';
import { Skeleton } from '@/ui/Skeleton';
import { Tabs } from '@/ui/Tabs';
import { newsTypes, type HomeStore } from '../Home.store';
import { homeWords } from '../locale/words';
import styles from './NewsFeed.module.scss';

const categories: CategoryId[] = ['fruit', 'bark', 'root', 'bud', 'leaf', 'hot', 'blend'];
const skeletonRows = [1, 2, 3];

interface Props {
  store: HomeStore;
  /** Says why these are recommended, and lets the reader change it. */
  onExplain(): void;
}

/** The news: a tab for each kind, narrowed to a first-grade spice by the chips. */
export const NewsFeed = observer(function NewsFeed({ store, onExplain }: Props) {
  const t = homeWords();
  const { newsCategories } = words();
  const options = newsTypes.map((key) => ({
    key,
    text: key === 'recommended' ? t.recommended : newsCategories[key]
  }));
  return (
    <View className={styles.feed}>
      <View className={styles.tabs}>
        <Tabs options={options} value={store.newsType} onChange={store.selectNews} label={t.newsLabel} />
      </View>
      <SpiceFilter store={store} />
      {store.newsType === 'recommended' && <Why onExplain={onExplain} />}
      <View className={styles.rows}>
        <InfiniteList
          list={store.newsList}
          renderItem={(item) => <NewsRow news={item} />}
          empty={<EmptyState title={t.noNews} text={t.noNewsHint} />}
          skeleton={skeletonRows.map((row) => (
            <View key={row} className={styles.skeleton}>
              <View className={styles.lines}>
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

const Why = observer(function Why({ onExplain }: Pick<Props, 'onExplain'>) {
  const t = homeWords();
  return (
    <View className={styles.why}>
      <Text>{(settings.personalised ? t.personalised : t.byTime).why}</Text>
      <Pressable className={styles.link} onPress={onExplain}>
        <Text>{recommendationWords().manage}</Text>
      </Pressable>
    </View>
  );
});

const SpiceFilter = observer(function SpiceFilter({ store }: { store: HomeStore }) {
  const { all, categories: names } = words();
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
