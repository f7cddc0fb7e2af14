import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { PriceLine } from '@contract/priceLine';
import { PriceLineBrief } from '../PriceLineBrief';
import { isBuilt, push, pushTab } from '@/navigation/navigate';
import { Pressable } from '@/platform/Pressable';
import { Icon } from '@/ui/Icon';
import { Price } from '@/ui/Price';
import { listingWords } from './locale/words';
import styles from './MarketPriceLink.module.scss';

interface Props {
  /** Null while it is not known: the way to the market tab takes its place. */
  line: PriceLine | null;
  /** The reader goes to another tab. */
  onLeave(): void;
}

/** What the market pays for the same goods, and the way there. */
export const MarketPriceLink = observer(function MarketPriceLink({ line, onLeave }: Props) {
  const t = listingWords();
  if (!line || !isBuilt('market.info')) {
    const leave = () => {
      onLeave();
      pushTab('market');
    };
    return (
      <Pressable className={styles.link} role="link" onPress={leave}>
        <Icon name="chart-line" className={styles.icon} />
        <Text className={styles.name}>{t.toMarket}</Text>
        <Icon name="chevron-right" className={styles.arrow} />
      </Pressable>
    );
  }
  return (
    <>
      <Pressable className={styles.link} role="link" onPress={() => push('market.info', { lineId: line.id })}>
        <PriceLineBrief
          line={line}
          name={`${line.varietyName} ${line.gradeName}`}
          place={`${t.marketPrice} ${line.marketShortName} ${line.date}`}
          price={
            line.midFen !== null && (
              <View className={styles.mid}>
                <Price fen={line.midFen} tone="market" />
              </View>
            )
          }
          isSmall
        />
        <Icon name="chevron-right" className={styles.arrow} />
      </Pressable>
      <View className={styles.disclaimer}>{t.disclaimer}</View>
    </>
  );
});
