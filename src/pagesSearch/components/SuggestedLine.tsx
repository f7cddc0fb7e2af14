import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { PriceLine } from '@contract/market';
import { SpiceArt } from '@/components/SpiceArt';
import { formatUnitPrice } from '@/lib/priceUnit';
import { shortTime } from '@/lib/time';
import { words } from '@/locale/words';
import { Pressable } from '@/platform/Pressable';
import { market } from '@/stores/market';
import { PriceChange } from '@/ui/PriceChange';
import { Highlighted } from './Highlighted';
import styles from './SuggestedLine.module.scss';

interface Props {
  line: PriceLine;
  query: string;
  onPress(): void;
}

/** A price line that the word may mean, in the unit that the reader has chosen. */
export const SuggestedLine = observer(function SuggestedLine({ line, query, onPress }: Props) {
  return (
    <Pressable className={styles.row} role="link" onPress={onPress}>
      <View className={styles.art}>
        <SpiceArt varietyId={line.varietyId} />
      </View>
      <View className={styles.words}>
        <View className={styles.name}>
          <Highlighted text={`${line.varietyName} ${line.gradeName}`} query={query} />
        </View>
        <View className={styles.place}>
          <Highlighted text={line.marketName} query={query} />
          <Text className={styles.time}>{shortTime(line.collectedAtMs, Date.now(), words().time)}</Text>
        </View>
      </View>
      <View className={styles.figures}>
        <View className={styles.price}>{formatUnitPrice(line.midFen, market.unit)}</View>
        <PriceChange basisPoints={line.changeBp} />
      </View>
    </Pressable>
  );
});
