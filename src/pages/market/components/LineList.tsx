import { Text, View } from '@tarojs/components';
import { useState } from 'react';
import { observer } from 'mobx-react';
import type { Market } from '@contract/market';
import { PriceLineRow, PriceLineRowSkeleton, priceLineColumns } from '@/components/PriceLineRow';
import { UnitPicker } from '@/components/UnitPicker';
import { withLogin } from '@/navigation/loginGate';
import { Pressable } from '@/platform/Pressable';
import { market } from '@/stores/market';
import { Chip } from '@/ui/Chip';
import { EmptyState } from '@/ui/EmptyState';
import { Icon } from '@/ui/Icon';
import { InfiniteList } from '@/ui/InfiniteList';
import { Picker } from '@/ui/Picker';
import { useLateSkeleton } from '@/ui/useLateSkeleton';
import { marketWords } from '../locale/words';
import type { MarketStore } from '../Market.store';
import styles from './LineList.module.scss';

/** The price lines of a category under their filters and column head, which stay in view. */
export const LineList = observer(function LineList({
  store,
  markets
}: {
  store: MarketStore;
  markets: readonly Market[];
}) {
  const t = marketWords();
  const [open, setOpen] = useState<Choice>();
  const close = () => setOpen(undefined);
  const isSkeletonDue = useLateSkeleton(store.isSwitching);
  return (
    <View className={styles.list}>
      <View className={styles.sticky}>
        <Filters store={store} onOpen={setOpen} />
        <ColumnHead store={store} />
      </View>
      {isSkeletonDue ? (
        <SkeletonRows />
      ) : (
        <InfiniteList
          list={store.lines}
          renderItem={(line) => <PriceLineRow line={line} />}
          empty={<NoLines store={store} />}
          skeleton={<SkeletonRows />}
        />
      )}
      <Picker
        isOpen={open === 'market'}
        onClose={close}
        title={t.chooseMarket}
        options={[{ key: '', text: t.allMarkets }, ...markets.map(({ id, name }) => ({ key: id, text: name }))]}
        value={store.marketId}
        onChange={store.selectMarket}
      />
      <UnitPicker isOpen={open === 'unit'} onClose={close} words={t} />
    </View>
  );
});

type Choice = 'market' | 'unit';

const Filters = observer(function Filters({ store, onOpen }: { store: MarketStore; onOpen(choice: Choice): void }) {
  const t = marketWords();
  return (
    <View className={styles.filters}>
      <Chip
        kind="menu"
        text={store.marketName ?? t.allMarkets}
        isOn={store.marketId !== ''}
        onPress={() => onOpen('market')}
      />
      <View className={styles.unit}>
        <Chip kind="menu" text={t.units[market.unit]} onPress={() => onOpen('unit')} />
      </View>
    </View>
  );
});

const ColumnHead = observer(function ColumnHead({ store }: { store: MarketStore }) {
  const t = marketWords();
  return (
    <View className={`${styles.head} ${priceLineColumns()}`}>
      <Text className={styles.first}>{t.variety}</Text>
      <Text className={styles.number}>{t.perUnit[market.unit]}</Text>
      <Pressable
        className={`${styles.number} ${styles.sort} ${store.sort === 'default' ? '' : styles.sorted}`}
        label={`${t.changes[store.span]}, ${t.sorts[store.sort]}`}
        onPress={store.toggleSort}
      >
        <Text>{t.changes[store.span]}</Text>
        {store.sort === 'default' ? (
          <Icon name="arrows-sort" />
        ) : (
          <View className={store.sort === 'rise' ? styles.rise : styles.fall} />
        )}
      </Pressable>
    </View>
  );
});

/** Why the list is empty, and the way on. */
const NoLines = observer(function NoLines({ store }: { store: MarketStore }) {
  const t = marketWords();
  if (store.needsLogin) {
    const logIn = () => void withLogin(t.followedLogin, () => undefined);
    return <EmptyState title={t.followedLogin} text={t.followedLoginText} action={{ text: t.login, onPress: logIn }} />;
  }
  if (store.marketId) {
    const clear = () => store.selectMarket('');
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
