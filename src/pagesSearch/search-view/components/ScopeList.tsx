import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { Clock } from '@/components/listing/Clock';
import { PurchaseCard } from '@/components/listing/PurchaseCard';
import { SupplyCard } from '@/components/listing/SupplyCard';
import type { FilteredList } from '@/lib/FilteredList';
import { push } from '@/navigation/navigate';
import { EmptyState } from '@/ui/EmptyState';
import { InfiniteList } from '@/ui/InfiniteList';
import { SkeletonCard, SkeletonRow } from '@/ui/Skeleton';
import { FoundNews } from '../../components/FoundNews';
import { Highlighted } from '../../components/Highlighted';
import { searchWords } from '../../locale/words';
import type { FoundRow } from '../foundRows';
import type { SearchViewStore } from '../SearchView.store';
import { CompanyRow } from './CompanyRow';
import { FlashRow } from './FlashRow';
import { FoundLine } from './FoundLine';
import { ScopeFilters } from './ScopeFilters';
import styles from './ScopeList.module.scss';

interface Props {
  store: SearchViewStore;
  filtered: FilteredList<FoundRow>;
  clock: Clock;
}

/** Everything that one scope has, under its filters. Listings are the cards of the supply and demand tab. */
export const ScopeList = observer(function ScopeList({ store, filtered, clock }: Props) {
  const hasCards = store.tab === 'supplies' || store.tab === 'purchases';
  const ground = hasCards ? styles.onPage : styles.onSheet;
  return (
    <>
      <ScopeFilters store={store} />
      <View className={`${ground} ${filtered.isSwitching ? styles.leaving : ''}`}>
        <InfiniteList
          key={store.tab}
          list={filtered.shown}
          renderItem={(row) => <Row row={row} store={store} clock={clock} />}
          skeleton={hasCards ? <SkeletonCard /> : <SkeletonRow />}
          empty={<NothingHere store={store} />}
        />
      </View>
    </>
  );
});

const Row = observer(function Row({ row, store, clock }: { row: FoundRow; store: SearchViewStore; clock: Clock }) {
  const query = store.marks;
  switch (row.kind) {
    case 'line':
      return <FoundLine line={row} query={query} />;
    case 'supply':
      return (
        <SupplyCard
          supply={row}
          title={<Highlighted text={row.title} query={query} />}
          onOpen={() => store.opened.open(row)}
        />
      );
    case 'purchase':
      return (
        <PurchaseCard
          purchase={row}
          title={<Highlighted text={row.title} query={query} />}
          clock={clock}
          onOpen={() => store.opened.open(row)}
        />
      );
    case 'company':
      return <CompanyRow company={row} query={query} />;
    case 'news':
      return <FoundNews news={row} query={query} onPress={() => push('news.detail', { id: row.id })} />;
    case 'flash':
      return <FlashRow flash={row} query={query} />;
  }
});

const NothingHere = observer(function NothingHere({ store }: { store: SearchViewStore }) {
  const t = searchWords();
  if (store.isFiltered) {
    return <EmptyState title={t.emptyFiltered} action={{ text: t.clearFilters, onPress: store.clearFilters }} />;
  }
  return (
    <EmptyState title={t.emptyScope(store.query)} action={{ text: t.toAll, onPress: () => store.selectTab('all') }} />
  );
});
