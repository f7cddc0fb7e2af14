import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { PriceLine } from '@contract/priceLine';
import { PriceLineBrief } from '@/components/PriceLineBrief';
import { formatUnitPrice } from '@/lib/priceUnit';
import { shortTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { Pressable } from '@/platform/pressable';
import { market } from '@/stores/market';
import { Highlighted } from './Highlighted';
import styles from './SuggestedPriceRow.module.scss';

interface Props {
  line: PriceLine;
  query: string;
  onPress(): void;
}

/** A suggested price line, in the viewer's unit. */
export const SuggestedPriceRow = observer(function SuggestedPriceRow({ line, query, onPress }: Props) {
  return (
    <Pressable className={styles.row} role="link" onPress={onPress}>
      <PriceLineBrief
        line={line}
        name={<Highlighted text={`${line.varietyName} ${line.gradeName}`} query={query} />}
        source={
          <>
            <Highlighted text={line.marketName} query={query} />
            <Text className={styles.time}>{shortTime(line.collectedAtMs, Date.now(), messages().time)}</Text>
          </>
        }
        price={<View className={styles.price}>{formatUnitPrice(line.midFen, market.unit)}</View>}
      />
    </Pressable>
  );
});
