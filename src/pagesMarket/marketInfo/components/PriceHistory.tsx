import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import type { PriceLineDetail } from '@contract/lineInfo';
import type { SeriesRange } from '@contract/priceSeries';
import { Chip } from '@/ui/Chip';
import { ErrorState } from '@/ui/ErrorState';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { Skeleton } from '@/ui/Skeleton';
import { useDelayedSkeleton } from '@/ui/useDelayedSkeleton';
import { explainLock } from '../../historyLock';
import { marketInfoMessages } from '../../locale/messages';
import type { ComparisonStore } from '../Comparison.store';
import { type MarketInfoStore, seriesRanges } from '../MarketInfo.store';
import { ChartPanel } from './ChartPanel';
import styles from './PriceHistory.module.scss';

interface PriceHistoryProps {
  store: MarketInfoStore;
  comparison: ComparisonStore;
  detail: PriceLineDetail;
  onCompare(): void;
  onReportPrice(date: string): void;
}

/** Range tabs, the comparison button, and the chart. */
export const PriceHistory = observer(function PriceHistory({ onCompare, ...props }: PriceHistoryProps) {
  const t = marketInfoMessages();
  const { store, comparison } = props;
  const handleRange = (range: SeriesRange) => {
    const lock = store.lockOf(range);
    if (lock) explainLock(lock, () => store.unlock(range));
    else store.selectRange(range);
  };
  return (
    <View className={styles.section}>
      <View className={styles.bar}>
        <SegmentedControl
          label={t.rangeLabel}
          options={seriesRanges.map((range) => ({
            key: range,
            text: t.ranges[range],
            ...(store.lockOf(range) && { icon: 'lock' as const })
          }))}
          value={store.range}
          onChange={handleRange}
        />
        <Chip kind="menu" text={t.compare} isOn={comparison.chosen.length > 0} onPress={onCompare} />
      </View>
      <View className={styles.chart}>
        <Chart {...props} />
      </View>
    </View>
  );
});

const Chart = observer(function Chart({ store, ...props }: Omit<PriceHistoryProps, 'onCompare'>) {
  const { series, seriesError } = store;
  const isSkeletonDue = useDelayedSkeleton(!series && seriesError === undefined);
  if (!series) {
    if (seriesError !== undefined) return <ErrorState error={seriesError} onRetry={() => void store.loadSeries()} />;
    return isSkeletonDue ? <Skeleton height={188} /> : null;
  }
  if (series.points.length === 0) return <View className={styles.nothing}>{marketInfoMessages().noPoints}</View>;
  // Remounted for another line or range, to start without a crosshair.
  return <ChartPanel key={`${store.lineId} ${series.range}`} series={series} {...props} />;
});
