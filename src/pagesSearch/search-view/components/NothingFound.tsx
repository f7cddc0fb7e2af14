import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { CategoryId } from '@contract/common';
import type { SearchOverview } from '@contract/search';
import { messages } from '@/locale/messages';
import { linkTo, push } from '@/navigation/navigate';
import { Resource } from '@/request/Resource';
import { Chip } from '@/ui/Chip';
import { EmptyState } from '@/ui/EmptyState';
import { SectionHeader } from '@/ui/SectionHeader';
import { getTrendingSearches } from '../../api/search';
import { TermList } from '../../components/TermList';
import { searchMessages } from '../../locale/messages';
import type { SearchViewStore } from '../SearchView.store';
import styles from './NothingFound.module.scss';

/** Shown when no scope has results: similar terms, trending searches, categories, and publishing a purchase request. */
export const NothingFound = observer(function NothingFound({
  store,
  overview
}: {
  store: SearchViewStore;
  overview: SearchOverview;
}) {
  const t = searchMessages();
  const trendingSearches = useTrendingSearches();
  const action = { text: t.publishPurchase, onPress: () => push('purchase.create') };
  return (
    <View className={styles.help}>
      <TermList title={t.similar} terms={overview.similar} onTerm={store.submit} />
      <EmptyState title={t.nothing(store.query)} text={t.nothingHint} action={action} />
      <TermList title={t.trendingSearches} terms={trendingSearches} onTerm={store.submit} />
      <Categories />
    </View>
  );
});

const Categories = observer(function Categories() {
  const t = searchMessages();
  const { categories } = messages();
  return (
    <View className={styles.section}>
      <SectionHeader title={t.byCategory} />
      <View className={styles.chips}>
        {(Object.keys(categories) as CategoryId[]).map((categoryId) => (
          <Chip key={categoryId} text={categories[categoryId]} onPress={linkTo('market.list', { categoryId })} />
        ))}
      </View>
    </View>
  );
});

/** Loads the trending searches. They are optional: the list stays empty on failure. */
function useTrendingSearches(): string[] {
  const [searches] = useState(() => new Resource(() => getTrendingSearches(), { audience: 'everyone' }));
  useEffect(() => {
    void searches.load().then(() => {
      if (searches.error !== undefined) console.warn('the trending searches were not loaded', searches.error);
    });
  }, [searches]);
  return (searches.value ?? []).map(({ word }) => word);
}
