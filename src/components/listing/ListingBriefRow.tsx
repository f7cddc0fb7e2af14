import { Text, View } from '@tarojs/components';
import type { TradeUnit } from '@contract/goods';
import type { ListingPrice } from '@contract/listing';
import { Pressable } from '@/platform/Pressable';
import styles from './ListingBriefRow.module.scss';
import { ListingPriceText } from './ListingPriceText';

interface Props {
  title: string;
  /** Short facts below the title; empty ones are left out. */
  facts: readonly string[];
  price: ListingPrice;
  unit: TradeUnit;
  onPress(): void;
}

/** A listing in one row, where it is one thing among others. */
export function ListingBriefRow({ title, facts, price, unit, onPress }: Props) {
  return (
    <Pressable className={styles.listing} role="link" onPress={onPress}>
      <View className={styles.words}>
        <View className={styles.title}>{title}</View>
        <View className={styles.facts}>{facts.filter(Boolean).join('　')}</View>
      </View>
      <Text className={styles.price}>
        <ListingPriceText price={price} unit={unit} />
      </Text>
    </Pressable>
  );
}
