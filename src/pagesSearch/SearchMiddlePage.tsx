import { useDidHide } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { push } from '@/navigation/navigate';
import { useRouteParams } from '@/navigation/useRouteParams';
import { ErrorState } from '@/ui/ErrorState';
import { overlays } from '@/ui/overlays';
import { PageFrame } from '@/ui/PageFrame';
import { SkeletonRow } from '@/ui/Skeleton';
import { useDelayedSkeleton } from '@/ui/useDelayedSkeleton';
import { getTrendingSearches, suggest } from './api/search';
import { ScopeChips } from './components/ScopeChips';
import { SearchBar } from './components/SearchBar';
import { SearchHistory } from './components/SearchHistory';
import { SearchForAll, Suggestions } from './components/Suggestions';
import { TrendingSearches } from './components/TrendingSearches';
import { searchMessages } from './locale/messages';
import { searchHistoryStorage } from './searchHistoryStorage';
import { SearchMiddlePageStore } from './SearchMiddlePage.store';
import { VoiceStore } from './Voice.store';

export default observer(function SearchMiddlePage() {
  const { q } = useRouteParams('search.middle');
  const [store] = useState(() => new SearchMiddlePageStore({ getTrendingSearches, suggest }, searchHistoryStorage, q));
  const [voice] = useState(() => new VoiceStore(store.setText));
  useEffect(() => {
    void store.loadTrendingSearches();
    return store.dispose;
  }, [store]);
  useEffect(() => voice.cancel, [voice]);
  useDidHide(voice.cancel);
  const search = (word?: string) => {
    const query = store.submit(word);
    if (query === undefined) {
      overlays.toast(searchMessages().emptyWord);
      return;
    }
    const label = store.labelOf(query);
    const scope = store.tab === 'all' ? undefined : store.tab;
    push('search.view', { q: query, ...(scope && { scope }), ...(label !== query && { label }) });
  };

  return (
    <PageFrame
      pageTitle={searchMessages().title}
      ground="surface"
      nav={
        <SearchBar
          text={store.text}
          hint={store.labelOf(store.hint)}
          isFocused
          voice={voice}
          onType={store.setText}
          onSubmit={() => search()}
          onWord={search}
        />
      }
    >
      <ScopeChips value={store.tab} onChange={store.selectTab} />
      {store.word !== '' && <SearchForAll word={store.labelOf(store.word)} onPress={() => search()} />}
      <Body store={store} onWord={search} />
    </PageFrame>
  );
});

interface BodyProps {
  store: SearchMiddlePageStore;
  onWord(word: string): void;
}

const Body = observer(function Body({ store, onWord }: BodyProps) {
  const isSkeletonDue = useDelayedSkeleton(store.status === 'loading');
  const openLine = (lineId: string) => {
    store.saveToHistory();
    push('market.info', { lineId });
  };
  const openNews = (id: string) => {
    store.saveToHistory();
    push('news.detail', { id });
  };
  switch (store.status) {
    case 'idle':
      return (
        <>
          <SearchHistory store={store} onWord={onWord} />
          <TrendingSearches searches={store.trendingSearches} onWord={onWord} />
        </>
      );
    case 'loading':
      return isSkeletonDue ? <Skeletons /> : null;
    case 'error':
      return <ErrorState error={store.error} onRetry={() => void store.loadSuggestion()} />;
    case 'found':
      return <Suggestions store={store} onLine={openLine} onNews={openNews} />;
    case 'nothing':
      return <TrendingSearches searches={store.trendingSearches} onWord={onWord} />;
  }
});

function Skeletons() {
  return (
    <>
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </>
  );
}
