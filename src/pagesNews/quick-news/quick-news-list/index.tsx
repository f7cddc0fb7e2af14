import { View } from '@tarojs/components';
import Taro, { useDidShow, useLoad, usePageScroll } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import type { Flash } from '@contract/flash';
import { VarietyPicker } from '@/components/variety/VarietyPicker';
import { withLogin } from '@/navigation/loginGate';
import { push } from '@/navigation/navigate';
import { network } from '@/platform/network/network';
import { useSharedPage } from '@/platform/share';
import { routes } from '@/routes';
import { market } from '@/stores/market';
import { user } from '@/stores/user';
import { EmptyState } from '@/ui/EmptyState';
import { IconButton } from '@/ui/IconButton';
import { InfiniteList } from '@/ui/InfiniteList';
import { PageFrame } from '@/ui/PageFrame';
import { Skeleton } from '@/ui/Skeleton';
import { getFlashDays, getFlashPrices, listFlashVarieties, listQuickNews } from '../../api/quickNews';
import { FlashShareSheet } from '../components/FlashShareSheet';
import { flashPage } from '../flashText';
import { quickNewsMessages } from '../locale/messages';
import { EarlierDayBar } from './components/EarlierDayBar';
import { FilterRow } from './components/FilterRow';
import { FlashCalendar } from './components/FlashCalendar';
import { FlashTimeline } from './components/FlashTimeline';
import { NewItemsPill } from './components/NewItemsPill';
import type { FilterName } from './flashFilter';
import { QuickNewsListStore } from './QuickNewsList.store';
import { useFlashLiveFeed } from './useFlashLiveFeed';
import styles from './index.module.scss';

/** Scroll distance in px up to which the newest flash is still in view. */
const AT_TOP_PX = 24;

const scrollToTop = () => void Taro.pageScrollTo({ scrollTop: 0, duration: 0 });

/** Page of the live timeline of flashes, newest first. */
export default observer(function QuickNewsList() {
  const [store] = useState(() => new QuickNewsListStore({ listQuickNews, getFlashDays, getFlashPrices }));
  const [sheet, setSheet] = useState<'variety' | 'calendar'>();
  const [shared, setShared] = useState<Flash>();
  const t = quickNewsMessages();
  const page = shared ? flashPage(shared) : { title: t.quickNews, path: routes['quickNews.list'] };
  useSharedPage(page);
  useFlashLiveFeed(store);
  useLoad(() => void store.refresh());
  useRefreshOnFollowChange(store);
  usePageScroll(({ scrollTop }) => store.setAtTop(scrollTop < AT_TOP_PX));

  const choose = (choice: Parameters<typeof store.select>[0]) => {
    scrollToTop();
    void store.select(choice);
  };
  const handleFilter = (filter: FilterName) => {
    if (filter === 'followed')
      void withLogin(t.followedReason, () => choose({ filter }), { text: t.followedText, icon: 'star' });
    else choose({ filter });
  };
  const handlePill = () => {
    scrollToTop();
    void store.showPending();
  };

  return (
    <PageFrame
      title={t.quickNews}
      ground="surface"
      onRefresh={store.refresh}
      onRetry={() => void store.refresh()}
      offlineSinceMs={store.list.shown.isLoaded && (store.isStale || !network.online) ? store.loadedAtMs : undefined}
      navRight={<IconButton icon="calendar-event" label={t.calendar} onPress={() => setSheet('calendar')} />}
      sheets={
        <>
          <VarietyPicker
            isOpen={sheet === 'variety'}
            onClose={() => setSheet(undefined)}
            title={t.variety}
            allText={t.allVarieties}
            listVarieties={listFlashVarieties}
            value={store.variety?.id}
            onChange={(variety) => choose({ variety })}
          />
          <FlashCalendar
            isOpen={sheet === 'calendar'}
            onClose={() => setSheet(undefined)}
            store={store}
            onDay={(until) => {
              setSheet(undefined);
              choose({ until });
            }}
          />
          <FlashShareSheet flash={shared} page={page} onClose={() => setShared(undefined)} />
        </>
      }
    >
      <FilterRow store={store} onFilter={handleFilter} onVariety={() => setSheet('variety')} />
      <NewItemsPill count={store.pending.length} onPress={handlePill} />
      {store.until !== undefined && <EarlierDayBar until={store.until} onBack={() => choose({ until: undefined })} />}
      <InfiniteList
        list={store.list.shown}
        skeleton={<FlashesSkeleton />}
        empty={<EmptyFlashes store={store} />}
        renderItem={() => null}
        renderRows={() => (
          <FlashTimeline
            store={store}
            onOpen={({ id }) => push('quickNews.detail', { id })}
            onShare={setShared}
            onLine={(lineId) => push('market.info', { lineId })}
          />
        )}
      />
    </PageFrame>
  );
});

/** Reloads when followed lines changed on another page, or when the viewer logged in or out. */
function useRefreshOnFollowChange(store: QuickNewsListStore): void {
  const version = () => `${user.token} ${market.followChanges}`;
  const known = useRef(version());
  useDidShow(() => {
    if (known.current === version()) return;
    known.current = version();
    if (store.filter === 'followed') void store.refresh();
  });
}

const EmptyFlashes = observer(function EmptyFlashes({ store }: { store: QuickNewsListStore }) {
  const t = quickNewsMessages();
  if (store.filter === 'followed') {
    return (
      <EmptyState
        title={t.noneFollowedTitle}
        text={t.noneFollowedText}
        action={{ text: t.showAll, onPress: () => void store.showAll() }}
      />
    );
  }
  if (store.filter === 'all' && store.variety === undefined && store.until === undefined) {
    return <EmptyState title={t.noFlashTitle} text={t.noFlashText} isPage />;
  }
  return (
    <EmptyState
      title={t.noneHereTitle}
      text={t.noneHereText}
      action={{ text: t.showAll, onPress: () => void store.showAll() }}
    />
  );
});

function FlashesSkeleton() {
  return (
    <View className={styles.skeleton}>
      {[1, 2, 3, 4].map((row) => (
        <View key={row} className={styles.row}>
          <Skeleton width={40} height={18} />
          <View className={styles.blocks}>
            <Skeleton width="78%" height={22} />
            <Skeleton height={18} />
            <Skeleton width="52%" height={18} />
          </View>
        </View>
      ))}
    </View>
  );
}
