import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { Clock } from '@/components/listing/Clock';
import { push } from '@/navigation/navigate';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { SkeletonCard } from '@/ui/Skeleton';
import { useLateSkeleton } from '@/ui/useLateSkeleton';
import { searchWords } from '../../locale/words';
import type { SearchViewStore } from '../SearchView.store';
import { NothingFound } from './NothingFound';
import { Overview } from './Overview';
import styles from './Results.module.scss';
import { ScopeList } from './ScopeList';

interface Props {
  store: SearchViewStore;
  clock: Clock;
}

/** What the word finds, in the tab that is shown. */
export const Results = observer(function Results({ store, clock }: Props) {
  const t = searchWords();
  const isSkeletonDue = useLateSkeleton(store.status === 'loading');
  if (store.status === 'idle') {
    return <EmptyState title={t.noWord} action={{ text: t.search, onPress: () => push('search.middle') }} isPage />;
  }
  if (store.status === 'nothing' && store.overview) return <NothingFound store={store} overview={store.overview} />;
  if (store.list) return <ScopeList store={store} filtered={store.list} clock={clock} />;
  if (store.status === 'error') return <ErrorState error={store.error} onRetry={() => void store.load()} isPage />;
  if (store.overview) {
    return (
      <>
        <Alias store={store} />
        <Overview store={store} overview={store.overview} clock={clock} />
      </>
    );
  }
  return isSkeletonDue ? (
    <View aria-busy="true">
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </View>
  ) : null;
});

/** Says that the word is another name. */
const Alias = observer(function Alias({ store }: { store: SearchViewStore }) {
  const t = searchWords();
  const aliasOf = store.overview?.aliasOf;
  return aliasOf ? <View className={styles.alias}>{t.aliasOf(store.query, aliasOf)}</View> : null;
});
