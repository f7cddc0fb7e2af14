import { View } from '@tarojs/components';
import Taro, { usePageScroll } from '@tarojs/taro';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef, useState } from 'react';
import { shanghaiDay } from '@rules/shanghaiTime';
import { getLineFacets, listPriceLines } from '@/api/market';
import { LetterRail } from '@/components/LetterRail';
import { PosterSheet } from '@/components/poster/PosterSheet';
import { PriceLineRowSkeleton } from '@/components/PriceLineRow';
import { FilterSheet } from '@/components/priceList/FilterSheet';
import { parseLineListParams } from '@/components/priceList/lineListParams';
import { listPoster } from '@/components/priceList/listPoster';
import { priceListMessages } from '@/components/priceList/locale/messages';
import { MarketSheet } from '@/components/priceList/MarketSheet';
import { createPriceListModel, letterHeaderPx, priceListLayoutKey } from '@/components/priceList/priceListModel';
import { PriceMethodSheet } from '@/components/priceList/PriceMethodSheet';
import { UnitPicker } from '@/components/UnitPicker';
import { isDay } from '@/lib/month';
import { messages } from '@/locale/messages';
import { pathOf } from '@/navigation/pathOf';
import { useRouteParams } from '@/navigation/useRouteParams';
import { useUrlSync } from '@/navigation/useUrlSync';
import { network } from '@/platform/network/network';
import { ShareButton, useSharedPage } from '@/platform/share';
import { useWideColumn } from '@/platform/wideColumn';
import type { RouteParams } from '@/routes';
import { market } from '@/stores/market';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { NavBar } from '@/ui/NavBar';
import { overlays } from '@/ui/overlays';
import { PageFrame } from '@/ui/PageFrame';
import { useDelayedSkeleton } from '@/ui/useDelayedSkeleton';
import { VirtualList } from '@/ui/VirtualList';
import { getNearbyDays, getQuoteMonth } from '../api/quoteDay';
import { DaySheet } from './components/DaySheet';
import { EmptyQuotes } from './components/EmptyQuotes';
import { ListHeader, type OpenSheet } from './components/ListHeader';
import { ListRow, rowUnits } from './components/ListRow';
import { LockedDayNotice } from './components/LockedDayNotice';
import { marketListMessages } from './locale/messages';
import { type InitialMarketList, listCategories, type ListRow as Row, MarketListStore } from './MarketList.store';
import { QuoteCalendarStore } from './QuoteCalendar.store';
import styles from './index.module.scss';

const sorts = ['letter', 'default', 'rise', 'fall', 'hot'] as const;

/** Page of all price lines of a day: the newest quotes, or those of a past day. */
function MarketListPage() {
  const params = useRouteParams('market.list');
  const [store] = useState(() => new MarketListStore({ listPriceLines, getLineFacets, getNearbyDays }, user, market));
  const [calendar] = useState(() => new QuoteCalendarStore(getQuoteMonth, shanghaiDay(Date.now())));
  const [windows] = useState(createPriceListModel);
  const [open, setOpen] = useState<OpenSheet | 'poster' | undefined>(
    params.poster === undefined ? undefined : 'poster'
  );
  const [topLetter, setTopLetter] = useState('');
  const t = marketListMessages();
  useEffect(() => store.start(parseMarketListParams(params)), [store, params]);
  const scrolled = useRef(0);
  // The list starts at the end of the sticky header, so the scroll offset equals the hidden part of the list.
  usePageScroll(({ scrollTop }) => {
    scrolled.current = scrollTop;
    setTopLetter(store.lines.items[windows.rowAt(scrollTop)]?.letter ?? '');
  });
  const isSkeletonDue = useDelayedSkeleton(store.isSwitching && !store.lines.isLoaded);

  const { lines, letters, lineFilter, lock } = store;
  // Another list starts at its top.
  useEffect(() => {
    if (scrolled.current > 0) void Taro.pageScrollTo({ scrollTop: 0, duration: 0 });
  }, [lines]);
  useUrlSync('market.list', store.params);
  // Followed lines are private: a shared link does not contain them.
  const isOwn = store.category === 'followed';
  const shared = { title: t.title, path: pathOf('market.list', isOwn ? {} : store.params) };
  useSharedPage(shared);
  const close = () => setOpen(undefined);
  const handleLetter = (letter: string) =>
    void store.loadRowOfLetter(letter).then((row) => {
      if (row === undefined) return;
      // The page header shows the letter, so the heading above the row is scrolled out of view.
      const headPx = lines.items[row]?.letterHeading ? letterHeaderPx() : 0;
      void Taro.pageScrollTo({ scrollTop: windows.topOf(row) + headPx, duration: 0 });
    });
  const hasRail = letters.length > 1 && lines.status === 'ready';
  const day = store.facets?.date ?? null;
  const isWide = useWideColumn() && !settings.elder && market.unit !== 'ton';
  const renderRow = useCallback(
    (row: Row) => <ListRow row={row} day={day} isBesideRail={hasRail} isWide={isWide} />,
    [day, hasRail, isWide]
  );
  const letter = hasRail ? topLetter || letters[0]?.letter || '' : '';
  return (
    <PageFrame
      pageTitle={t.title}
      ground="surface"
      nav={
        <NavBar
          title={t.title}
          ground="surface"
          right={
            <>
              <IconButton
                icon="photo"
                label={priceListMessages().poster}
                onPress={() => lines.items.length > 0 && setOpen('poster')}
              />
              <ShareButton
                className={styles.share}
                label={t.share}
                page={shared}
                onCopied={(isCopied) =>
                  overlays.toast(isCopied ? priceListMessages().linkCopied : messages().copyFailed)
                }
              >
                <Icon name="share-2" />
              </ShareButton>
            </>
          }
        />
      }
      onRefresh={store.refresh}
      offlineSinceMs={lines.isLoaded && (store.isStale || !network.online) ? lines.loadedAtMs : undefined}
      sheets={
        <>
          <DaySheet
            isOpen={open === 'day'}
            onClose={close}
            calendar={calendar}
            date={store.date}
            onDate={store.selectDate}
          />
          <MarketSheet
            isOpen={open === 'market'}
            onClose={close}
            lineFilter={lineFilter}
            markets={store.facets?.markets ?? []}
          />
          <FilterSheet
            isOpen={open === 'filter'}
            onClose={close}
            lineFilter={lineFilter}
            sorts={sorts}
            facets={store.facets}
            span={store.span}
            onSpan={store.selectSpan}
            onNote={() => setOpen('note')}
          />
          <UnitPicker isOpen={open === 'unit'} onClose={close} messages={priceListMessages()} />
          <PriceMethodSheet isOpen={open === 'note'} onClose={close} />
          <PosterSheet
            isOpen={open === 'poster' && lines.items.length > 0}
            onClose={close}
            poster={listPoster({
              title: t.title,
              category: t.category[store.category],
              lines: lines.items,
              span: store.span,
              date: store.date
            })}
            path={shared.path}
          />
        </>
      }
    >
      <ListHeader
        {...{ store, letter, isWide }}
        lineCount={letters.find((one) => one.letter === letter)?.lineCount}
        onOpen={setOpen}
      />
      <View className={`${styles.list} ${store.isSwitching && lines.isLoaded ? styles.leaving : ''}`}>
        {isSkeletonDue && <SkeletonRows />}
        {lock && <LockedDayNotice store={store} lock={lock} />}
        {!isSkeletonDue && !lock && (
          <VirtualList
            id="market-list"
            windows={windows}
            layoutKey={`${priceListLayoutKey()} ${hasRail} ${isWide}`}
            list={lines}
            startsAtTop
            renderItem={renderRow}
            unitsOf={rowUnits}
            empty={<EmptyQuotes store={store} />}
            skeleton={<SkeletonRows />}
          />
        )}
      </View>
      {hasRail && (
        <LetterRail
          letters={letters.map(({ letter: name }) => name)}
          label={t.letters}
          className={styles.letters}
          onLetter={handleLetter}
        />
      )}
    </PageFrame>
  );
}

function SkeletonRows() {
  return (
    <>
      {Array.from({ length: 10 }, (_, index) => (
        <PriceLineRowSkeleton key={index} />
      ))}
    </>
  );
}

/** Parses the parameters of a link; unknown categories and invalid days are left out. */
function parseMarketListParams(params: RouteParams['market.list']): InitialMarketList {
  const { categoryId, date = '' } = params;
  return {
    category: listCategories.find((id) => id === categoryId) ?? 'all',
    date: isDay(date) ? date : '',
    ...parseLineListParams(params)
  };
}

export default observer(MarketListPage);
