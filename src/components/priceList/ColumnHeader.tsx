import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { ChangeSpan } from '@contract/priceLine';
import { Pressable } from '@/platform/pressable';
import { market } from '@/stores/market';
import { Icon } from '@/ui/Icon';
import { priceLineColumns } from '../PriceLineRow';
import type { LineFilterStore } from './LineFilter.store';
import { priceListMessages } from './locale/messages';
import styles from './ColumnHeader.module.scss';

interface Props {
  lineFilter: LineFilterStore;
  span: ChangeSpan;
  /** Formatted number of lines in the list. */
  count?: string;
  /** Headings of the additional columns of a wide list. */
  extraColumns?: { columns: string | undefined; beforePrice: string; last: string } | undefined;
}

/** Header of price lines: shows the unit, and sorts by change when tapped. */
export const ColumnHeader = observer(function ColumnHeader({ lineFilter, span, count, extraColumns }: Props) {
  const t = priceListMessages();
  const { sort } = lineFilter;
  const isSorted = sort === 'rise' || sort === 'fall';
  return (
    <View className={`${styles.head} ${extraColumns?.columns ?? priceLineColumns()}`}>
      <View className={styles.first}>
        <Text className={styles.heading}>{t.variety}</Text>
        {count && <Text>{count}</Text>}
      </View>
      {extraColumns && <Text>{extraColumns.beforePrice}</Text>}
      <Text className={styles.number}>{t.perUnit[market.unit]}</Text>
      <Pressable
        className={`${styles.number} ${styles.sort} ${isSorted ? styles.sorted : ''}`}
        label={`${t.changes[span]}, ${t.turns[sort]}`}
        onPress={lineFilter.cycleSort}
      >
        <Text>{t.changes[span]}</Text>
        {isSorted ? <View className={styles[sort]} /> : <Icon name="arrows-sort" />}
      </Pressable>
      {extraColumns && <Text className={styles.number}>{extraColumns.last}</Text>}
    </View>
  );
});
