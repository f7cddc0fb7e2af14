import { View } from '@tarojs/components';
import { useDidHide, useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Clock } from '@/components/listing/Clock';
import { messages } from '@/locale/messages';
import { pathOf } from '@/navigation/pathOf';
import { useRouteParams } from '@/navigation/useRouteParams';
import { useUrlSync } from '@/navigation/useUrlSync';
import { network } from '@/platform/network/network';
import { useSharedPage } from '@/platform/share';
import { overlays } from '@/ui/overlays';
import { PageFrame } from '@/ui/PageFrame';
import { Tabs } from '@/ui/Tabs';
import * as searchApi from '../api/search';
import { SearchBar } from '../components/SearchBar';
import { searchMessages } from '../locale/messages';
import { countText, tabOf, tabs } from '../scopes';
import { searchHistoryStorage } from '../searchHistoryStorage';
import { CardCodeCell } from './components/CardCodeCell';
import { Results } from './components/Results';
import { SearchViewStore } from './SearchView.store';
import { useTabScroll } from './useTabScroll';
import styles from './index.module.scss';

export default observer(function SearchViewPage() {
  const { q = '', scope, varietyId, label } = useRouteParams('search.view');
  const [store] = useState(
    () => new SearchViewStore({ ...searchApi }, searchHistoryStorage, { q, tab: tabOf(scope), varietyId, label })
  );
  const [clock] = useState(() => new Clock());
  useEffect(() => void store.load(), [store]);
  useEffect(() => clock.stop, [clock]);
  useDidShow(clock.start);
  useDidHide(clock.stop);
  useTabScroll(store.tab, store.query);
  const address = {
    q: store.query,
    scope: store.tab === 'all' ? undefined : store.tab,
    varietyId: store.varietyId,
    label: store.title === store.query ? undefined : store.title
  };
  useUrlSync('search.view', address);
  useSharedPage({
    title: store.query === '' ? messages().appName : store.title,
    path: pathOf('search.view', address),
    varietyId: store.varietyId
  });

  return (
    <PageFrame
      pageTitle={searchMessages().resultsOf(store.title)}
      nav={<SearchViewHeader store={store} />}
      ground={store.status === 'nothing' ? 'surface' : 'page'}
      onRefresh={store.refresh}
      onRetry={() => void store.refresh()}
      offlineSinceMs={store.hasResults && (store.isStale || !network.online) ? store.loadedAtMs : undefined}
    >
      <CardCodeCell query={store.query} />
      <Results store={store} clock={clock} />
    </PageFrame>
  );
});

/** Search field and tabs, sticky during page scroll. */
const SearchViewHeader = observer(function SearchViewHeader({ store }: { store: SearchViewStore }) {
  const t = searchMessages();
  const submit = () => {
    if (!store.submit()) overlays.toast(t.emptyWord);
  };
  const counts = store.overview?.counts;
  const countOf = (count: number | undefined) => (count ? countText(count) : undefined);
  return (
    <View className={styles.top}>
      <SearchBar
        text={store.text}
        isTruncated={store.isTruncated}
        onType={store.setText}
        onSubmit={submit}
        onWord={store.submit}
      />
      <Tabs
        label={t.scopeLabel}
        options={tabs.map((key) => ({
          key,
          text: t.tabs[key],
          count: key === 'all' ? undefined : countOf(counts?.[key])
        }))}
        value={store.tab}
        onChange={store.selectTab}
      />
    </View>
  );
});
