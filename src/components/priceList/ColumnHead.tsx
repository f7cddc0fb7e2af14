import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { ChangeSpan } from '@contract/priceLine';
import { Pressable } from '@/platform/Pressable';
import { market } from '@/stores/market';
import { Icon } from '@/ui/Icon';
import { priceLineColumns } from '../PriceLineRow';
import styles from './ColumnHead.module.scss';
import type { LineChoice } from './LineChoice';
import { priceListMessages } from './locale/messages';

interface Props {
  choice: LineChoice;
  span: ChangeSpan;
  /** How many lines there are, in words. */
  count?: string;
  /** Heads of the columns that a wide list has besides. */
  more?: { columns: string | undefined; beforePrice: string; last: string } | undefined;
}

/** The head over price lines: names the unit, and sorts by the change. */
export const ColumnHead = observer(function ColumnHead({ choice, span, count, more }: Props) {
  const t = priceListMessages();
  const { sort } = choice;
  const isSorted = sort === 'rise' || sort === 'fall';
  return (
    <View className={`${styles.head} ${more?.columns ?? priceLineColumns()}`}>
      <View className={styles.first}>
        {t.variety}
        {count && <Text className={styles.count}>{count}</Text>}
      </View>
      {more && <Text>{more.beforePrice}</Text>}
      <Text className={styles.number}>{t.perUnit[market.unit]}</Text>
      <Pressable
        className={`${styles.number} ${styles.sort} ${isSorted ? styles.sorted : ''}`}
        label={`${t.changes[span]}, ${t.turns[sort]}`}
        onPress={choice.turnSort}
      >
        <Text>{t.changes[span]}</Text>
        {isSorted ? <View className={styles[sort]} /> : <Icon name="arrows-sort" />}
      </Pressable>
      {more && <Text className={styles.number}>{more.last}</Text>}
    </View>
  );
});
