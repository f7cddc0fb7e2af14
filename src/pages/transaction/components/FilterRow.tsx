import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { PurchaseOrder } from '@contract/listing';
import { Pressable } from '@/platform/pressable';
import { Icon, type IconName } from '@/ui/Icon';
import { overlays } from '@/ui/overlays';
import { transactionMessages } from '../locale/messages';
import type { TransactionStore } from '../Transaction.store';
import styles from './FilterRow.module.scss';

const orders = ['recommended', 'newest', 'price', 'priceReversed', 'distance'] as const satisfies PurchaseOrder[];

/** 综合, 品种, 产地 (收货地), 价格 (数量), 筛选: each opens its own options; active ones are red. */
export const FilterRow = observer(function FilterRow({ store }: { store: TransactionStore }) {
  const t = transactionMessages();
  const { mode, sort } = store;
  const { values, count } = store.filter;
  const isSupply = mode === 'supply';
  const regionField = isSupply ? 'origin' : 'delivery';
  const isByAmount = isSupply ? sort === 'price' || sort === 'priceReversed' : sort === 'quantity';
  return (
    <View className={styles.row}>
      <FilterButton
        text={isByAmount && !isSupply ? t.sorts[mode].recommended : t.sorts[mode][sort]}
        icon="chevron-down"
        isOn={!isByAmount || isSupply}
        onPress={() => void chooseOrder(store)}
      />
      <FilterButton
        text={t.variety}
        icon="chevron-down"
        isOn={values.varieties.length > 0}
        onPress={() => store.open('varieties')}
      />
      <FilterButton
        text={values[regionField]?.name ?? (isSupply ? t.origin : t.delivery.purchase)}
        icon="chevron-down"
        isOn={values[regionField] !== null}
        onPress={() => store.open(regionField)}
      />
      <FilterButton
        text={isSupply ? t.price : t.quantity}
        icon="arrows-sort"
        isOn={isByAmount}
        onPress={() => (isSupply ? store.cyclePriceSort() : store.selectSort(isByAmount ? 'recommended' : 'quantity'))}
      />
      <FilterButton
        text={count > 0 ? t.filters(count) : t.filter}
        icon="adjustments-horizontal"
        isOn={count > 0}
        onPress={() => store.open('filter')}
      />
    </View>
  );
});

interface FilterButtonProps {
  text: string;
  icon: IconName;
  isOn: boolean;
  onPress(): void;
}

function FilterButton({ text, icon, isOn, onPress }: FilterButtonProps) {
  return (
    <Pressable className={isOn ? `${styles.entry} ${styles.on}` : styles.entry} isSelected={isOn} onPress={onPress}>
      <Text className={styles.text}>{text}</Text>
      <Icon name={icon} className={styles.icon} />
    </Pressable>
  );
}

async function chooseOrder(store: TransactionStore): Promise<void> {
  const t = transactionMessages();
  const offered = orders.filter((order) => order !== 'distance' || !store.isLocationDenied);
  const chosen = await overlays.actionSheet({
    title: t.sortLabel,
    items: offered.map((order) => ({
      text: t.sorts[store.mode][order],
      isChosen: order === store.sort
    }))
  });
  const order = chosen === null ? undefined : offered[chosen];
  if (order === 'distance') await confirmAndSortByDistance(store);
  else if (order !== undefined) store.selectSort(order);
}

/** Explains what the location is used for before the system asks for permission. */
async function confirmAndSortByDistance(store: TransactionStore): Promise<void> {
  const t = transactionMessages();
  if (store.near === null) {
    const { confirm } = await overlays.modal({ title: t.nearTitle, text: t.nearText, confirmText: t.nearAllow });
    if (!confirm) return;
  }
  if (!(await store.sortByDistance())) overlays.toast(t.nearRefused);
}
