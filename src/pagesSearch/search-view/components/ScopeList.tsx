import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import type { SearchScope } from '@contract/search';
import type { Clock } from '@/components/listing/Clock';
import { PurchaseCard } from '@/components/listing/PurchaseCard';
import { SupplyCard } from '@/components/listing/SupplyCard';
import { VirtualListModel } from '@/lib/VirtualListModel';
import { language } from '@/locale/language';
import { linkTo } from '@/navigation/navigate';
import { designScale } from '@/platform/elementBoxes';
import type { FilteredList } from '@/request/FilteredList';
import { market } from '@/stores/market';
import { appearance } from '@/ui/appearance';
import { EmptyState } from '@/ui/EmptyState';
import { SkeletonCard, SkeletonRow } from '@/ui/Skeleton';
import { VirtualList } from '@/ui/VirtualList';
import { Highlighted } from '../../components/Highlighted';
import { NewsResultRow } from '../../components/NewsResultRow';
import { searchMessages } from '../../locale/messages';
import type { ResultRow } from '../resultRows';
import type { SearchViewStore } from '../SearchView.store';
import { CompanyRow } from './CompanyRow';
import { ExhibitorResultRow } from './ExhibitorResultRow';
import { FlashRow } from './FlashRow';
import { FoundCardRow } from './FoundCardRow';
import { PriceResultRow } from './PriceResultRow';
import { ScopeFilters } from './ScopeFilters';
import { SessionResultRow } from './SessionResultRow';
import styles from './ScopeList.module.scss';

interface Props {
  scope: SearchScope;
  store: SearchViewStore;
  filtered: FilteredList<ResultRow>;
  clock: Clock;
}

/** Rows rendered together, and the minimum height of one in design px; rendered rows are measured. */
const windowSizes: Record<SearchScope, { rows: number; rowPx: number }> = {
  lines: { rows: 4, rowPx: 64 },
  supplies: { rows: 2, rowPx: 160 },
  purchases: { rows: 2, rowPx: 180 },
  companies: { rows: 4, rowPx: 64 },
  news: { rows: 4, rowPx: 90 },
  flashes: { rows: 4, rowPx: 110 },
  cards: { rows: 4, rowPx: 64 },
  exhibitors: { rows: 4, rowPx: 64 },
  sessions: { rows: 4, rowPx: 70 }
};

/** All results of a scope with its filters. Listings use the cards of the supply and demand tab. */
export const ScopeList = observer(function ScopeList({ scope, store, filtered, clock }: Props) {
  const { rows, rowPx } = windowSizes[scope];
  const [windows] = useState(() => new VirtualListModel(rows, rowPx * designScale()));
  const hasCards = scope === 'supplies' || scope === 'purchases';
  const ground = hasCards ? styles.onPage : styles.onSheet;
  const renderItem = useCallback(
    (row: ResultRow) => <ResultRowView row={row} store={store} clock={clock} />,
    [store, clock]
  );
  return (
    <>
      <ScopeFilters scope={scope} store={store} />
      <View className={`${ground} ${filtered.isSwitching ? styles.leaving : ''}`}>
        <VirtualList
          id={`found-${scope}`}
          windows={windows}
          layoutKey={`${appearance.elder ? 'elder' : ''} ${market.unit} ${language.current}`}
          list={filtered.shown}
          isHidden={store.tab !== scope}
          renderItem={renderItem}
          skeleton={hasCards ? <SkeletonCard /> : <SkeletonRow />}
          empty={<EmptyScope store={store} />}
        />
      </View>
    </>
  );
});

const ResultRowView = observer(function ResultRowView({
  row,
  store,
  clock
}: {
  row: ResultRow;
  store: SearchViewStore;
  clock: Clock;
}) {
  const query = store.highlightTerms;
  switch (row.kind) {
    case 'line':
      return <PriceResultRow line={row} query={query} />;
    case 'supply':
      return (
        <SupplyCard
          supply={row}
          title={<Highlighted text={row.title} query={query} />}
          onOpen={linkTo('supply.info', { id: row.id })}
        />
      );
    case 'purchase':
      return (
        <PurchaseCard
          purchase={row}
          title={<Highlighted text={row.title} query={query} />}
          clock={clock}
          onOpen={linkTo('purchase.info', { id: row.id })}
        />
      );
    case 'company':
      return <CompanyRow company={row} query={query} />;
    case 'news':
      return <NewsResultRow news={row} query={query} onPress={linkTo('news.detail', { id: row.id })} />;
    case 'flash':
      return <FlashRow flash={row} query={query} />;
    case 'card':
      return <FoundCardRow card={row} query={query} />;
    case 'exhibitor':
      return <ExhibitorResultRow exhibitor={row} query={query} />;
    case 'session':
      return <SessionResultRow session={row} query={query} />;
  }
});

const EmptyScope = observer(function EmptyScope({ store }: { store: SearchViewStore }) {
  const t = searchMessages();
  if (store.isFiltered) {
    return <EmptyState title={t.emptyFiltered} action={{ text: t.clearFilters, onPress: store.clearFilters }} />;
  }
  return (
    <EmptyState title={t.emptyScope(store.query)} action={{ text: t.toAll, onPress: () => store.selectTab('all') }} />
  );
});
