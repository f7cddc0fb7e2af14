import { Text } from '@tarojs/components';
import type { PriceLine } from '@contract/priceLine';
import { PriceChange } from '@/components/price/PriceChange';
import { goodsName } from '@/lib/goodsName';
import { formatFen, MISSING_VALUE } from '@/lib/price';
import { Pressable } from '@/platform/pressable';
import styles from './PriceTag.module.scss';

interface Props {
  line: PriceLine;
  onPress(lineId: string): void;
}

/** A price line that a flash is about, with its current price (yuan per kilogram). */
export function PriceTag({ line, onPress }: Props) {
  return (
    <Pressable className={styles.tag} role="link" onPress={() => onPress(line.id)}>
      <Text className={styles.name}>{`${goodsName(line)}·${line.marketShortName}`}</Text>
      <Text className={styles.price}>{line.midFen === null ? MISSING_VALUE : formatFen(line.midFen)}</Text>
      <PriceChange basisPoints={line.changeBp} />
    </Pressable>
  );
}
