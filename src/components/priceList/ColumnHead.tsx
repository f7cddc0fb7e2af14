import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { ChangeSpan } from '@contract/priceLine';
import { Pressable } from '@/platform/Pressable';
import { market } from '@/stores/market';
import { Icon } from '@/ui/Icon';
import { priceLineColumns } from '../PriceLineRow';
import styles from './ColumnHead.module.scss';
import type { LineChoice } from './LineChoice';
import { priceListWords } from './locale/words';

interface Props {
  choice: LineChoice;
  span: ChangeSpan;
}

/** The head over price lines: names the unit, and sorts by the change. */
export const ColumnHead = observer(function ColumnHead({ choice, span }: Props) {
  const t = priceListWords();
  const { sort } = choice;
  const isSorted = sort === 'rise' || sort === 'fall';
  return (
    <View className={`${styles.head} ${priceLineColumns()}`}>
      <Text className={styles.first}>{t.variety}</Text>
      <Text className={styles.number}>{t.perUnit[market.unit]}</Text>
      <Pressable
        className={`${styles.number} ${styles.sort} ${isSorted ? styles.sorted : ''}`}
        label={`${t.changes[span]}, ${t.turns[sort]}`}
        onPress={choice.turnSort}
      >
        <Text>{t.changes[span]}</Text>
        {isSorted ? <View className={styles[sort]} /> : <Icon name="arrows-sort" />}
      </Pressable>
    </View>
  );
});
