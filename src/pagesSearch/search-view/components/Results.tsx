import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { Clock } from '@/components/listing/Clock';
import { push } from '@/navigation/navigate';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { SkeletonCard } from '@/ui/Skeleton';
import { useDelayedSkeleton } from '@/ui/useDelayedSkeleton';
import { searchMessages } from '../../locale/messages';
import { scopes } from '../../scopes';
import type { SearchViewStore } from '../SearchView.store';
import { NothingFound } from './NothingFound';
import { Overview } from './Overview';
import { ScopeList } from './ScopeList';
import styles from './Results.module.scss';

interface Props {
  store: SearchViewStore;
  clock: Clock;
}

/**
 * Results of the term in the current tab. Cached tabs stay rendered but hidden, so switching back to one resends
 * nothing.
 */
export const Results = observer(function Results({ store, clock }: Props) {
  const t = searchMessages();
  if (store.status === 'idle') {
    return <EmptyState title={t.noWord} action={{ text: t.search, onPress: () => push('search.middle') }} isPage />;
  }
  if (store.status === 'nothing' && store.overview) return <NothingFound store={store} overview={store.overview} />;
  return (
    <>
      <View style={store.tab === 'all' ? undefined : hiddenStyle}>
        {store.isOverviewSeen && <OverviewTab store={store} clock={clock} />}
      </View>
      {scopes.map((scope) => {
        const list = store.listOf(scope);
        return (
          <View key={scope} style={store.tab === scope ? undefined : hiddenStyle}>
            {list && <ScopeList scope={scope} store={store} filtered={list} clock={clock} />}
          </View>
        );
      })}
    </>
  );
});

const hiddenStyle = { display: 'none' };

/** The overview tab with the best results of every scope. */
const OverviewTab = observer(function OverviewTab({ store, clock }: Props) {
  const isSkeletonDue = useDelayedSkeleton(store.status === 'loading');
  if (store.status === 'error') return <ErrorState error={store.error} onRetry={() => void store.load()} isPage />;
  if (store.overview) {
    return (
      <>
        <AliasNotice store={store} />
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

/** Label "alias of …". */
const AliasNotice = observer(function AliasNotice({ store }: { store: SearchViewStore }) {
  const t = searchMessages();
  const aliasOf = store.overview?.aliasOf;
  return aliasOf ? <View className={styles.alias}>{t.aliasOf(store.query, aliasOf)}</View> : null;
});
