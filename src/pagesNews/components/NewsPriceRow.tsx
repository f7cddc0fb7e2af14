import { Text, View } from '@tarojs/components';
import type { PriceLine } from '@contract/priceLine';
import { Price } from '@/components/price/Price';
import { PriceChange } from '@/components/price/PriceChange';
import { SpiceArt } from '@/components/SpiceArt';
import { goodsName } from '@/lib/goodsName';
import { Pressable } from '@/platform/pressable';
import styles from './NewsPriceRow.module.scss';

interface Props {
  line: PriceLine;
  onPress(): void;
}

/** The price of a related line, in a row within the article's text. */
export function NewsPriceRow({ line, onPress }: Props) {
  return (
    <Pressable className={styles.row} role="link" onPress={onPress}>
      <View className={styles.art}>
        <SpiceArt varietyId={line.varietyId} />
      </View>
      <View className={styles.text}>
        <View className={styles.name}>{goodsName(line)}</View>
        <Text className={styles.market}>{line.marketShortName}</Text>
      </View>
      <View className={styles.price}>
        <Price fen={line.midFen} tone="market" />
      </View>
      <PriceChange basisPoints={line.changeBp} />
    </Pressable>
  );
}
