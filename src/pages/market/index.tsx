import { Text, View } from '@tarojs/components';
import { useDidShow } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { getLineFacets, getMarketOverview, getSpiceIndex, listPriceLines } from '@/api/market';
import { priceListMessages } from '@/components/priceList/locale/messages';
import { marketsText } from '@/components/priceList/MarketSheet';
import { PriceMethodSheet } from '@/components/priceList/PriceMethodSheet';
import { shortTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { consumeTabParams, linkTo, push } from '@/navigation/navigate';
import { pathOf } from '@/navigation/pathOf';
import { useRouteParams } from '@/navigation/useRouteParams';
import { useTabTap } from '@/navigation/useTabTap';
import { useUrlSync } from '@/navigation/useUrlSync';
import { network } from '@/platform/network/network';
import { Pressable } from '@/platform/pressable';
import { useSharedPage } from '@/platform/share';
import { market } from '@/stores/market';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { NavBar } from '@/ui/NavBar';
import { PageFrame } from '@/ui/PageFrame';
import { CategoryRail } from './components/CategoryRail';
import { IndexCards, IndexCardsSkeleton } from './components/IndexCards';
import { IndexSheet } from './components/IndexSheet';
import { LineList, LineListSkeleton } from './components/LineList';
import { RiseFall, RiseFallSkeleton } from './components/RiseFall';
import { IndexDetailStore } from './IndexDetail.store';
import { marketMessages } from './locale/messages';
import { MarketStore } from './Market.store';
import styles from './index.module.scss';

/** The market tab: indices, how many lines rose and fell, and every price line by category. */
function MarketPage() {
  const [store] = useState(() => new MarketStore({ getMarketOverview, listPriceLines, getLineFacets }, user, market));
  const [index] = useState(() => new IndexDetailStore(getSpiceIndex));
  const [isNoteOpen, setNoteOpen] = useState(false);
  const routeParams = useRouteParams('market');
  useEffect(() => {
    const params = consumeTabParams('market') ?? routeParams;
    if (params.index) void index.open(params.index);
    return store.start(params);
  }, [store, index, routeParams]);
  useDidShow(() => {
    const tabParams = consumeTabParams('market');
    if (tabParams?.index) void index.open(tabParams.index);
    if (tabParams?.categoryId) store.openParams(tabParams);
    else store.handleShown();
  });
  const t = marketMessages();
  useUrlSync('market', { ...store.params, ...(index.isOpen && { index: index.id }) });
  // Followed lines are private: a shared link does not contain them.
  useSharedPage({ title: t.shareTitle, path: pathOf('market', store.rail === 'followed' ? {} : store.params) });
  useTabTap(() => void store.refresh());

  const { value: overview, error, loadedAtMs } = store.overview;
  return (
    <PageFrame
      isTab
      pageTitle={messages().tabs.market}
      nav={
        <MarketNav
          updatedAtMs={overview?.updatedAtMs}
          onNote={() => setNoteOpen(true)}
          onPoster={() => push('market.list', { ...store.params, poster: 'true' })}
        />
      }
      status={store.status}
      error={error}
      onRetry={() => void store.refresh()}
      onRefresh={store.refresh}
      offlineSinceMs={overview && (store.isStale || !network.online) ? loadedAtMs : undefined}
      skeleton={<MarketSkeleton />}
      sheets={
        overview && (
          <>
            <IndexSheet store={index} />
            <PriceMethodSheet isOpen={isNoteOpen} onClose={() => setNoteOpen(false)} />
          </>
        )
      }
    >
      {overview && (
        <>
          <IndexCards indices={overview.indices} onOpen={(id) => void index.open(id)} />
          <RiseFall
            overview={overview}
            marketText={
              store.marketFilter.marketIds.length > 0 ? marketsText(store.marketFilter, overview.markets) : ''
            }
            span={store.span}
            move={store.lineFilter.move}
            onSpan={store.selectSpan}
            onMove={store.selectMove}
          />
          <View className={styles.sheet}>
            <CategoryRail value={store.rail} onChange={store.selectRail} />
            <LineList store={store} markets={overview.markets} />
          </View>
        </>
      )}
    </PageFrame>
  );
}

const MarketNav = observer(function MarketNav({
  updatedAtMs,
  onNote,
  onPoster
}: {
  updatedAtMs: number | undefined;
  onNote(): void;
  onPoster(): void;
}) {
  const t = marketMessages();
  const updated = updatedAtMs && t.updated(shortTime(updatedAtMs, Date.now(), messages().time));
  return (
    <NavBar
      hasBack={false}
      title={
        <View className={styles.heading}>
          <Text className={styles.title} role="heading" aria-level={1}>
            {t.title}
          </Text>
          {updated && (
            <Pressable className={styles.time} label={`${updated}, ${priceListMessages().note}`} onPress={onNote}>
              <Text className={styles.timeText}>{updated}</Text>
              <Icon name="info-circle" />
            </Pressable>
          )}
        </View>
      }
      right={
        <>
          {/* Elder mode has room for two buttons only; posters can also be made in the list by date. */}
          {updatedAtMs !== undefined && !settings.elder && (
            <IconButton icon="photo" label={priceListMessages().poster} onPress={onPoster} />
          )}
          <IconButton icon="search" label={t.search} onPress={linkTo('search.middle')} />
          <IconButton icon="calendar-event" label={t.byDate} onPress={linkTo('market.list')} />
        </>
      }
    />
  );
});

function MarketSkeleton() {
  return (
    <>
      <IndexCardsSkeleton />
      <RiseFallSkeleton />
      <View className={styles.sheet}>
        <View className={styles.railSkeleton} />
        <LineListSkeleton />
      </View>
    </>
  );
}

export default observer(MarketPage);
