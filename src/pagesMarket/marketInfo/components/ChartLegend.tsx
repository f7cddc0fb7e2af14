import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { formatBasisPoints, MISSING_VALUE } from '@/lib/price';
import { formatUnitChange, formatUnitPrice } from '@/lib/priceUnit';
import { Pressable } from '@/platform/pressable';
import { market } from '@/stores/market';
import { Icon } from '@/ui/Icon';
import { marketInfoMessages } from '../../locale/messages';
import { differenceOf } from '../chartContent';
import styles from './ChartLegend.module.scss';

interface LegendRow {
  key: string;
  name: string;
  /** Price in fen per kg on the day; null without one. */
  midFen: number | null;
  /** True when the series failed to load. */
  isFailed?: boolean;
}

interface ChartLegendProps {
  /** Day of the shown prices. */
  date: string;
  main: { name: string; midFen: number };
  others: readonly LegendRow[];
  onRemove(key: string): void;
}

/** Legend of the chart: stroke, price on the highlighted day, and difference from the main line, for each line. */
export const ChartLegend = observer(function ChartLegend({ date, main, others, onRemove }: ChartLegendProps) {
  const t = marketInfoMessages();
  const { unit } = market;
  return (
    <View className={styles.legend} role="group" aria-label={t.legend(date)}>
      <View className={styles.row}>
        <View className={styles.stroke} aria-hidden="true" />
        <Text className={styles.name}>{main.name}</Text>
        <Text className={styles.date}>{date}</Text>
        <Text className={styles.price}>{formatUnitPrice(main.midFen, unit)}</Text>
        <View className={styles.remove} />
      </View>
      {others.map((row, index) => (
        <View key={row.key} className={styles.row}>
          <View className={`${styles.stroke} ${styles[`stroke${index + 1}`]}`} aria-hidden="true" />
          <Text className={styles.name}>{row.name}</Text>
          <Text className={styles.difference}>
            {row.isFailed ? t.notLoaded : differenceText(main.midFen, row.midFen)}
          </Text>
          <Text className={styles.price}>{formatUnitPrice(row.midFen, unit)}</Text>
          <Pressable className={styles.remove} label={t.stopComparing(row.name)} onPress={() => onRemove(row.key)}>
            <Icon name="x" />
          </Pressable>
        </View>
      ))}
    </View>
  );
});

/** Formats the difference from the main line's price, such as `+1.20 +3.48%`. */
function differenceText(midFen: number, otherFen: number | null): string {
  const difference = differenceOf(midFen, otherFen);
  if (!difference) return MISSING_VALUE;
  const amount = formatUnitChange(difference.fen, market.unit);
  return difference.basisPoints === null ? amount : `${amount} ${formatBasisPoints(difference.basisPoints)}`;
}
