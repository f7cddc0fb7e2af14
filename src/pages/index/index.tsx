import { View } from '@tarojs/components';
import { useDidShow, usePageScroll, useShareAppMessage } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTabTap } from '@/navigation/useTabTap';
import { network } from '@/platform/network/network';
import { useRetryWhenOnline } from '@/platform/network/useRetryWhenOnline';
import { message } from '@/stores/message';
import { news } from '@/stores/news';
import { settings } from '@/stores/settings';
import { DeferredRender } from '@/ui/DeferredRender';
import { ErrorState } from '@/ui/ErrorState';
import { lazyComponent } from '@/ui/lazyComponent';
import { OfflineBar } from '@/ui/OfflineBar';
import { PageFrame } from '@/ui/PageFrame';
import { Banners } from './components/Banners';
import { EntryGrid } from './components/EntryGrid';
import { FlashTicker } from './components/FlashTicker';
import { HomeHeader } from './components/HomeHeader';
import { PriceStrip } from './components/PriceStrip';
import { HomeStore } from './Home.store';
import { homeMessages } from './locale/messages';
import styles from './index.module.scss';

const Placeholder = () => <View className={styles.room} />;
const Nothing = () => null;
const BelowFold = lazyComponent(() => import('./components/BelowFold').then((part) => part.BelowFold), Placeholder);
const CachedNews = lazyComponent(() => import('./components/BelowFold').then((part) => part.CachedNews), Placeholder);
const HomeFooter = lazyComponent(() => import('./components/HomeFooter').then((part) => part.HomeFooter), Nothing);
const ElderHome = lazyComponent(() => import('./components/ElderHome').then((part) => part.ElderHome), Placeholder);

/** Scroll distance after which the brand row is out of view and the search row sticks (px). */
const STICKY_SCROLL_PX = 40;

// Its code is not part of the first load: the launch and the card load it.
const refreshExpo = () => import('@/stores/expo').then(({ expoStore }) => expoStore.refresh());

export default observer(function HomePage() {
  const [store] = useState(() => new HomeStore());
  useEffect(() => store.startSync(), [store]);
  useDidShow(() => store.handleShown());
  usePageScroll(({ scrollTop }) => news.setHomePageScroll(scrollTop > STICKY_SCROLL_PX));
  useShareAppMessage(() => ({ title: homeMessages().shareTitle, path: '/pages/index/index' }));

  const refresh = () => Promise.allSettled([store.load(), refreshExpo(), message.refresh()]);
  useTabTap(() => void refresh());

  const isOutdated = store.feed !== null && (store.isStale || !network.online);
  useRetryWhenOnline(isOutdated ? () => void store.load() : undefined);

  return (
    <PageFrame isTab onRefresh={refresh}>
      <View className={styles.home}>
        <HomeHeader updatedCount={store.feed?.updatedVarietyCount} trendingSearches={store.feed?.trendingSearches} />
        {isOutdated && <OfflineBar sinceMs={store.loadedAtMs} onRetry={() => void refresh()} />}
        {settings.elder ? <ElderBody store={store} /> : <Body store={store} />}
        <HomeFooter feed={store.feed} />
      </View>
    </PageFrame>
  );
});

const Body = observer(function Body({ store }: { store: HomeStore }) {
  const { feed } = store;
  if (store.status === 'error') {
    return (
      <>
        <EntryGrid />
        <FeedError store={store} />
        {store.newsList.items.length > 0 && <CachedNews store={store} />}
      </>
    );
  }
  return (
    <>
      <Banners banners={feed?.banners} />
      <DeferredRender>
        <EntryGrid />
        <FlashTicker flashes={feed?.flashes} />
        <PriceStrip feed={feed} />
        <BelowFold store={store} />
      </DeferredRender>
    </>
  );
});

const ElderBody = observer(function ElderBody({ store }: { store: HomeStore }) {
  return store.status === 'error' ? <FeedError store={store} /> : <ElderHome feed={store.feed} />;
});

const FeedError = observer(function FeedError({ store }: { store: HomeStore }) {
  return (
    <View className={styles.failure}>
      <ErrorState error={store.error} onRetry={() => void store.load()} />
    </View>
  );
});
