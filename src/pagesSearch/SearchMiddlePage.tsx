import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { useRouteParams } from '@/navigation/useRouteParams';
import { isBuilt, push, pushTab } from '@/navigation/navigate';
import { user } from '@/stores/user';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { PageFrame } from '@/ui/PageFrame';
import { SkeletonRow } from '@/ui/Skeleton';
import { useLateSkeleton } from '@/ui/useLateSkeleton';
import { getHotWords, suggest } from './api/search';
import { SearchBar } from './components/SearchBar';
import { SearchHistory } from './components/SearchHistory';
import { Suggestions } from './components/Suggestions';
import { WordList } from './components/WordList';
import { searchWords } from './locale/words';
import { SearchMiddlePageStore } from './SearchMiddlePage.store';

export default observer(function SearchMiddlePage() {
  const { q } = useRouteParams('search.middle');
  const [store] = useState(() => new SearchMiddlePageStore({ getHotWords, suggest }, user, q));
  useEffect(() => {
    void store.loadHotWords();
    return store.dispose;
  }, [store]);

  return (
    <PageFrame ground="surface" nav={<SearchBar store={store} />}>
      <Body store={store} />
    </PageFrame>
  );
});

const Body = observer(function Body({ store }: { store: SearchMiddlePageStore }) {
  const t = searchWords();
  const isSkeletonDue = useLateSkeleton(store.status === 'loading');
  const openLine = (lineId: string) => {
    store.remember();
    if (isBuilt('market.info')) push('market.info', { lineId });
    else pushTab('market');
  };
  const openNews = (id: string) => {
    store.remember();
    if (isBuilt('news.detail')) push('news.detail', { id });
  };
  switch (store.status) {
    case 'idle':
      return (
        <>
          <SearchHistory store={store} />
          <HotWords store={store} />
        </>
      );
    case 'loading':
      return isSkeletonDue ? <Skeletons /> : null;
    case 'error':
      return <ErrorState error={store.error} onRetry={() => void store.ask()} />;
    case 'found':
      return <Suggestions store={store} onLine={openLine} onNews={openNews} />;
    case 'nothing':
      return (
        <>
          <EmptyState
            title={t.nothing(store.foundFor)}
            text={t.nothingHint}
            action={{ text: t.toMarket, onPress: () => pushTab('market') }}
          />
          <HotWords store={store} />
        </>
      );
  }
});

const HotWords = observer(function HotWords({ store }: { store: SearchMiddlePageStore }) {
  const t = searchWords();
  return <WordList title={t.hotWords} words={store.hotWords} onWord={store.submit} />;
});

function Skeletons() {
  return (
    <View aria-busy="true">
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </View>
  );
}
