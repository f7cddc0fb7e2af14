import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { PriceLine } from '@contract/priceLine';
import { Sparkline } from '@/components/price/Sparkline';
import { PriceLineBrief } from '@/components/PriceLineBrief';
import { formatUnitPrice } from '@/lib/priceUnit';
import { shortTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { linkTo } from '@/navigation/navigate';
import { Pressable } from '@/platform/pressable';
import { market } from '@/stores/market';
import { appearance } from '@/ui/appearance';
import { Highlighted } from '../../components/Highlighted';
import styles from './PriceResultRow.module.scss';

/** A price line with its sparkline, in the viewer's unit. Opens the line. */
export const PriceResultRow = observer(function PriceResultRow({ line, query }: { line: PriceLine; query: string }) {
  return (
    <Pressable className={styles.row} role="link" onPress={linkTo('market.info', { lineId: line.id })}>
      <PriceLineBrief
        line={line}
        name={<Highlighted text={`${line.varietyName} ${line.gradeName}`} query={query} />}
        source={
          <>
            <Highlighted text={line.marketShortName} query={query} />
            {`\u2002${shortTime(line.collectedAtMs, Date.now(), messages().time)}`}
          </>
        }
        chart={
          // Large type needs the sparkline's space for the grade.
          !appearance.elder && (
            <View className={styles.chart}>
              <Sparkline values={line.sparkFen} change={line.changeBp} />
            </View>
          )
        }
        price={<View className={styles.price}>{formatUnitPrice(line.midFen, market.unit)}</View>}
      />
    </Pressable>
  );
});
