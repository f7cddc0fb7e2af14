import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import type { PriceLine } from '@contract/priceLine';
import { PriceChange } from '@/components/price/PriceChange';
import { SpiceArt } from './SpiceArt';
import styles from './PriceLineBrief.module.scss';

interface Props {
  line: PriceLine;
  name: ReactNode;
  /** Source of the price and how old it is. */
  source: ReactNode;
  price: ReactNode;
  /** Content between the texts and the figures, such as a sparkline. */
  chart?: ReactNode;
  /** Smaller name, for use beside other content where the name is not the heading of a row. */
  isSmall?: boolean;
}

/** Summary of a price line outside a price table. Fills the row that opens the line. */
export function PriceLineBrief({ line, name, source, price, chart, isSmall }: Props) {
  return (
    <>
      <View className={styles.art}>
        <SpiceArt varietyId={line.varietyId} />
      </View>
      <View className={styles.text}>
        <View className={`${styles.name} ${isSmall ? styles.small : styles.large}`}>{name}</View>
        <View className={styles.subtitle}>{source}</View>
      </View>
      {chart}
      <View className={styles.figures}>
        {price}
        <PriceChange basisPoints={line.changeBp} />
      </View>
    </>
  );
}
