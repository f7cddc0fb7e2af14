import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { PriceLine } from '@contract/market';
import { SpiceArt } from '@/components/SpiceArt';
import { isBuilt, push, pushTab } from '@/navigation/navigate';
import { Pressable } from '@/platform/Pressable';
import { Icon } from '@/ui/Icon';
import { Price } from '@/ui/Price';
import { PriceChange } from '@/ui/PriceChange';
import { transactionWords } from '../locale/words';
import styles from './MarketPriceLink.module.scss';

interface Props {
  /** Null while it is not known: the way to the market tab takes its place. */
  line: PriceLine | null;
  /** The reader goes to another tab. */
  onLeave(): void;
}

/** What the market pays for the same goods, and the way there. */
export const MarketPriceLink = observer(function MarketPriceLink({ line, onLeave }: Props) {
  const t = transactionWords();
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
        <View className={styles.art}>
          <SpiceArt varietyId={line.varietyId} />
        </View>
        <View className={styles.words}>
          <View className={styles.name}>
            {line.varietyName} {line.gradeName}
          </View>
          <View className={styles.place}>
            {t.marketPrice} {line.marketShortName} {line.date}
          </View>
        </View>
        <View className={styles.figures}>
          {line.midFen !== null && (
            <View className={styles.mid}>
              <Price fen={line.midFen} tone="market" />
            </View>
          )}
          <PriceChange basisPoints={line.changeBp} />
        </View>
        <Icon name="chevron-right" className={styles.arrow} />
      </Pressable>
      <View className={styles.disclaimer}>{t.disclaimer}</View>
    </>
  );
});
