import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import type { Market } from '@contract/market';
import { PriceLineRow, PriceLineRowSkeleton } from '@/components/PriceLineRow';
import { ColumnHeader } from '@/components/priceList/ColumnHeader';
import { FilterSheet } from '@/components/priceList/FilterSheet';
import type { ListedLine } from '@/components/priceList/listedLine';
import { priceListMessages } from '@/components/priceList/locale/messages';
import { MarketSheet, marketsText } from '@/components/priceList/MarketSheet';
import { createPriceListModel, priceListLayoutKey } from '@/components/priceList/priceListModel';
import { UnitPicker } from '@/components/UnitPicker';
import { withLogin } from '@/navigation/loginGate';
import { ScrollRow } from '@/platform/scrollRow';
import { market } from '@/stores/market';
import { Chip } from '@/ui/Chip';
import { EmptyState } from '@/ui/EmptyState';
import { useDelayedSkeleton } from '@/ui/useDelayedSkeleton';
import { VirtualList } from '@/ui/VirtualList';
import { marketMessages } from '../locale/messages';
import type { MarketStore } from '../Market.store';
import styles from './LineList.module.scss';

const sorts = ['default', 'rise', 'fall', 'hot'] as const;

/** The price lines of a category, with a sticky filter row and column header. */
export const LineList = observer(function LineList({
  store,
  markets
}: {
  store: MarketStore;
  markets: readonly Market[];
}) {
  const t = priceListMessages();
  const [windows] = useState(createPriceListModel);
  const [open, setOpen] = useState<OpenSheet>();
  const close = () => setOpen(undefined);
  const handleOpen = (sheet: OpenSheet) => {
    if (sheet === 'filter') void store.loadOrigins();
    setOpen(sheet);
  };
  const day = store.overview.value?.date ?? null;
  const renderLine = useCallback((line: ListedLine) => <PriceLineRow line={line} day={day} />, [day]);
  const isSkeletonDue = useDelayedSkeleton(store.isSwitching);
  return (
    <View className={styles.list}>
      <View className={styles.sticky}>
        <Filters store={store} markets={markets} onOpen={handleOpen} />
        <ColumnHeader lineFilter={store.lineFilter} span={store.span} />
      </View>
      {isSkeletonDue ? (
        <SkeletonRows />
      ) : (
        <VirtualList
          id="price-lines"
          windows={windows}
          layoutKey={priceListLayoutKey()}
          list={store.lines}
          renderItem={renderLine}
          empty={<EmptyLines store={store} />}
          skeleton={<SkeletonRows />}
        />
      )}
      <MarketSheet isOpen={open === 'market'} onClose={close} lineFilter={store.lineFilter} markets={markets} />
      <FilterSheet
        isOpen={open === 'filter'}
        onClose={close}
        lineFilter={store.lineFilter}
        sorts={sorts}
        facets={store.facets}
      />
      <UnitPicker isOpen={open === 'unit'} onClose={close} messages={t} />
    </View>
  );
});

type OpenSheet = 'market' | 'filter' | 'unit';

const Filters = observer(function Filters({
  store: { lineFilter },
  markets,
  onOpen
}: {
  store: MarketStore;
  markets: readonly Market[];
  onOpen(sheet: OpenSheet): void;
}) {
  const t = priceListMessages();
  const others = lineFilter.count - (lineFilter.marketIds.length > 0 ? 1 : 0);
  return (
    <View className={styles.filters}>
      <ScrollRow className={styles.scroller}>
        <View className={styles.chips}>
          <Chip
            kind="menu"
            text={marketsText(lineFilter, markets)}
            isOn={lineFilter.marketIds.length > 0}
            onPress={() => onOpen('market')}
          />
          <Chip
            kind="menu"
            text={others > 0 ? t.filterCount(others) : t.filter}
            isOn={others > 0 || lineFilter.sort === 'hot'}
            onPress={() => onOpen('filter')}
          />
        </View>
      </ScrollRow>
      <Chip kind="menu" text={t.units[market.unit]} onPress={() => onOpen('unit')} />
    </View>
  );
});

/** Explains why the list is empty and offers the next step. */
const EmptyLines = observer(function EmptyLines({ store }: { store: MarketStore }) {
  const t = marketMessages();
  if (store.needsLogin) {
    const logIn = () => void withLogin(t.followedLogin, () => undefined, { text: t.followedLoginText, icon: 'star' });
    return <EmptyState title={t.followedLogin} text={t.followedLoginText} action={{ text: t.login, onPress: logIn }} />;
  }
  if (store.lineFilter.count > 0) {
    const clear = store.lineFilter.clear;
    return <EmptyState title={t.noLines} text={t.noLinesText} action={{ text: t.clearFilter, onPress: clear }} />;
  }
  if (store.rail === 'followed') {
    const browse = () => store.selectRail('fruit');
    return <EmptyState title={t.noFollowed} text={t.noFollowedText} action={{ text: t.browse, onPress: browse }} />;
  }
  return <EmptyState title={t.noLinesOfCategory} />;
});

function SkeletonRows() {
  return (
    <>
      {Array.from({ length: 8 }, (_, index) => (
        <PriceLineRowSkeleton key={index} />
      ))}
    </>
  );
}

export function LineListSkeleton() {
  return (
    <View className={styles.list}>
      <View className={styles.skeletonTop} />
      <SkeletonRows />
    </View>
  );
}
