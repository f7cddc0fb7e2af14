import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import type { PriceLine } from '@contract/priceLine';
import { PriceChange } from '@/ui/PriceChange';
import styles from './PriceLineBrief.module.scss';
import { SpiceArt } from './SpiceArt';

interface Props {
  line: PriceLine;
  name: ReactNode;
  /** Where the price is from, and how old it is. */
  source: ReactNode;
  price: ReactNode;
  /** Between the words and the figures, such as a sparkline. */
  chart?: ReactNode;
  /** Beside other things, where the name is not the heading of a row. */
  isSmall?: boolean;
}

/** What a price line comes down to where it is not in a table of prices: fills the row that opens it. */
export function PriceLineBrief({ line, name, source, price, chart, isSmall }: Props) {
  return (
    <>
      <View className={styles.art}>
        <SpiceArt varietyId={line.varietyId} />
      </View>
      <View className={styles.words}>
        <View className={`${styles.name} ${isSmall ? styles.small : styles.large}`}>{name}</View>
        <View className={styles.place}>{source}</View>
      </View>
      {chart}
      <View className={styles.figures}>
        {price}
        <PriceChange basisPoints={line.changeBp} />
      </View>
    </>
  );
}
