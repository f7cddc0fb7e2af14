import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { ColumnHeader } from '@/components/priceList/ColumnHeader';
import { priceListMessages } from '@/components/priceList/locale/messages';
import { marketsText } from '@/components/priceList/MarketSheet';
import { ScrollRow } from '@/platform/scrollRow';
import { market } from '@/stores/market';
import { Chip } from '@/ui/Chip';
import { Tabs } from '@/ui/Tabs';
import { marketListMessages } from '../locale/messages';
import { listCategories, type MarketListStore } from '../MarketList.store';
import wide from '../wideColumns.module.scss';
import styles from './ListHeader.module.scss';

export type OpenSheet = 'day' | 'market' | 'filter' | 'unit' | 'note';

/** Categories, day, filters and column header; sticky while the list scrolls. */
export const ListHeader = observer(function ListHeader({
  store,
  letter,
  lineCount,
  isWide,
  onOpen
}: {
  store: MarketListStore;
  /** Letter of the rows below the header; empty in another sort order. */
  letter: string;
  /** Number of lines of that letter. */
  lineCount: number | undefined;
  isWide: boolean;
  onOpen(sheet: OpenSheet): void;
}) {
  const t = marketListMessages();
  return (
    <View className={styles.sticky}>
      <Tabs
        label={t.categories}
        options={listCategories.map((key) => ({ key, text: t.category[key] }))}
        value={store.category}
        onChange={store.selectCategory}
      />
      <Filters store={store} onOpen={onOpen} />
      <View className={letter ? styles.besideRail : undefined}>
        <ColumnHeader
          lineFilter={store.lineFilter}
          span={store.span}
          extraColumns={isWide ? { columns: wide.columns, beforePrice: t.curve, last: t.amount } : undefined}
          count={store.facets && store.lines.isLoaded ? t.count(store.facets.lineCount) : ''}
        />
      </View>
      {letter && (
        <View className={styles.letter}>
          <Text>{letter}</Text>
          {lineCount !== undefined && <Text className={styles.count}>{t.lineCount(lineCount)}</Text>}
        </View>
      )}
    </View>
  );
});

const Filters = observer(function Filters({
  store,
  onOpen
}: {
  store: MarketListStore;
  onOpen(sheet: OpenSheet): void;
}) {
  const t = marketListMessages();
  const { filter, filterCount, units } = priceListMessages();
  const { lineFilter, date, facets } = store;
  const others = lineFilter.count - (lineFilter.marketIds.length > 0 ? 1 : 0);
  return (
    <ScrollRow>
      <View className={styles.chips}>
        <Chip kind="menu" text={date ? t.shortDay(date) : t.newest} isOn={date !== ''} onPress={() => onOpen('day')} />
        <Chip
          kind="menu"
          text={marketsText(lineFilter, facets?.markets ?? [])}
          isOn={lineFilter.marketIds.length > 0}
          onPress={() => onOpen('market')}
        />
        <Chip
          kind="menu"
          text={others > 0 ? filterCount(others) : filter}
          isOn={others > 0 || lineFilter.sort === 'hot' || store.span !== 'day'}
          onPress={() => onOpen('filter')}
        />
        <Chip kind="menu" text={units[market.unit]} onPress={() => onOpen('unit')} />
      </View>
    </ScrollRow>
  );
});
