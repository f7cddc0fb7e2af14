import { View } from '@tarojs/components';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import type { PriceLineDetail } from '@contract/lineInfo';
import type { Series } from '@contract/priceSeries';
import { Pressable } from '@/platform/pressable';
import { market } from '@/stores/market';
import { Icon } from '@/ui/Icon';
import { marketInfoMessages } from '../../locale/messages';
import { comparedPoints, priceOn } from '../chartContent';
import type { ComparisonStore } from '../Comparison.store';
import { ChartLegend } from './ChartLegend';
import { PriceChart } from './PriceChart';
import { provenanceOf, ProvenanceText } from './ProvenanceText';
import styles from './ChartPanel.module.scss';

interface ChartPanelProps {
  detail: PriceLineDetail;
  /** Series of the shown line, with at least one point. */
  series: Series;
  comparison: ComparisonStore;
  /** Called to report a wrong price of a day. */
  onReportPrice(date: string): void;
}

/** The chart with compared lines, legend and provenance of the price on the highlighted day, else on the newest. */
export const ChartPanel = observer(function ChartPanel({ detail, series, comparison, onReportPrice }: ChartPanelProps) {
  const [pointedIndex, setPointedIndex] = useState(-1);
  const { lines } = comparison;
  const compared = useMemo(
    () => lines.map(({ series: other, shiftDays }) => (other ? comparedPoints(series, other, shiftDays) : [])),
    [lines, series]
  );
  const name = `${detail.line.varietyName} ${detail.line.gradeName}`;
  const point = series.points[pointedIndex] ?? series.points[series.points.length - 1];
  if (!point) return null;
  return (
    <>
      <PriceChart
        series={series}
        compared={compared}
        unit={market.unit}
        name={name}
        pointedIndex={pointedIndex}
        onPointed={setPointedIndex}
      />
      {lines.length > 0 && (
        <ChartLegend
          date={point.date}
          main={{ name: `${detail.line.gradeName} ${detail.line.marketShortName}`, midFen: point.midFen }}
          others={lines.map(({ comparison: { key, name: otherName }, series: other }, index) => ({
            key,
            name: otherName,
            midFen: priceOn(compared[index] ?? [], point.date),
            isFailed: other === null
          }))}
          onRemove={(key) => {
            const line = lines.find((one) => one.comparison.key === key);
            if (line) comparison.toggle(line.comparison);
          }}
        />
      )}
      <ChartProvenance
        provenance={series.points[pointedIndex] ? provenanceOf(series, point) : detail.provenance}
        onReport={() => onReportPrice(point.date)}
      />
    </>
  );
});

type DisplayedProvenance = Parameters<typeof ProvenanceText>[0]['provenance'];

const ChartProvenance = observer(function ChartProvenance({
  provenance,
  onReport
}: {
  provenance: DisplayedProvenance | undefined;
  onReport(): void;
}) {
  const isPending = provenance?.review === 'pending';
  return (
    <View className={isPending ? `${styles.origin} ${styles.pending}` : styles.origin}>
      <Icon name={isPending ? 'alert-triangle' : 'info-circle'} className={styles.icon} />
      <View className={styles.text}>{provenance && <ProvenanceText provenance={provenance} />}</View>
      <Pressable className={styles.wrong} onPress={onReport}>
        {marketInfoMessages().wrongPrice}
      </Pressable>
    </View>
  );
});
