import { Text, View } from '@tarojs/components';
import Taro, { useDidShow } from '@tarojs/taro';
import { useEffect, useState } from 'react';
import { observer } from 'mobx-react';
import { getMarketOverview, listPriceLines } from '@/api/market';
import { shortTime } from '@/lib/time';
import { words } from '@/locale/words';
import { isBuilt, push } from '@/navigation/navigate';
import { useTabTap } from '@/navigation/useTabTap';
import { market } from '@/stores/market';
import { user } from '@/stores/user';
import { IconButton } from '@/ui/IconButton';
import { NavBar } from '@/ui/NavBar';
import { network } from '@/ui/network';
import { PageFrame } from '@/ui/PageFrame';
import { CategoryRail } from './components/CategoryRail';
import { IndexCards, IndexCardsSkeleton } from './components/IndexCards';
import { LineList, LineListSkeleton } from './components/LineList';
import { RiseFall, RiseFallSkeleton } from './components/RiseFall';
import styles from './index.module.scss';
import { marketWords } from './locale/words';
import { MarketStore } from './Market.store';

/** The market tab: indices, how many lines rose and fell, and every price line by category. */
function MarketPage() {
  const [store] = useState(() => new MarketStore({ getMarketOverview, listPriceLines }, user, market));
  useEffect(() => store.start(), [store]);
  useDidShow(store.show);
  useTabTap(() => {
    void Taro.pageScrollTo({ scrollTop: 0, duration: 200 });
    void store.refresh();
  });

  const { overview } = store;
  return (
    <PageFrame
      isTab
      nav={<MarketNav updatedAtMs={overview?.updatedAtMs} />}
      status={store.status}
      error={store.overviewError}
      onRetry={() => void store.refresh()}
      onRefresh={store.refresh}
      offlineSinceMs={overview && (store.isStale || !network.online) ? store.loadedAtMs : undefined}
      skeleton={<MarketSkeleton />}
    >
      {overview && (
        <>
          <IndexCards indices={overview.indices} />
          <RiseFall overview={overview} span={store.span} onSpan={store.selectSpan} />
          <View className={styles.sheet}>
            <CategoryRail value={store.rail} onChange={store.selectRail} />
            <LineList store={store} markets={overview.markets} />
          </View>
        </>
      )}
    </PageFrame>
  );
}

const MarketNav = observer(function MarketNav({ updatedAtMs }: { updatedAtMs: number | undefined }) {
  const t = marketWords();
  return (
    <NavBar
      hasBack={false}
      title={
        <View className={styles.heading}>
          <Text className={styles.title} role="heading" aria-level={1}>
            {t.title}
          </Text>
          {updatedAtMs !== undefined && (
            <Text className={styles.time}>{t.updated(shortTime(updatedAtMs, Date.now(), words().time))}</Text>
          )}
        </View>
      }
      right={
        <>
          {isBuilt('search.middle') && (
            <IconButton icon="search" label={t.search} onPress={() => push('search.middle')} />
          )}
          {isBuilt('market.list') && (
            <IconButton icon="calendar-event" label={t.byDate} onPress={() => push('market.list')} />
          )}
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
