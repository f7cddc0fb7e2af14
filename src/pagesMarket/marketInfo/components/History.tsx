import { Text, View } from '@tarojs/components';
import { useState } from 'react';
import { observer } from 'mobx-react';
import type { PriceLineDetail, Provenance, SeriesRange } from '@contract/market';
import { UnitPicker } from '@/components/UnitPicker';
import { shortTime } from '@/lib/time';
import { words } from '@/locale/words';
import { withLogin } from '@/navigation/loginGate';
import { market } from '@/stores/market';
import { Chip } from '@/ui/Chip';
import { ErrorState } from '@/ui/ErrorState';
import { feedback } from '@/ui/feedback';
import { Icon } from '@/ui/Icon';
import { Segmented } from '@/ui/Segmented';
import { Skeleton } from '@/ui/Skeleton';
import { useLateSkeleton } from '@/ui/useLateSkeleton';
import { marketInfoWords } from '../../locale/words';
import { seriesRanges, type MarketInfoStore } from '../MarketInfo.store';
import styles from './History.module.scss';
import { PriceChart } from './PriceChart';

interface HistoryProps {
  store: MarketInfoStore;
  detail: PriceLineDetail;
}

/** The chart with its ranges, and where the price comes from. */
export const History = observer(function History({ store, detail }: HistoryProps) {
  const t = marketInfoWords();
  const [isUnitOpen, setUnitOpen] = useState(false);
  const handleRange = (range: SeriesRange) => {
    if (!store.isLocked(range)) store.selectRange(range);
    else if (store.lockNeeds === 'login') void withLogin(t.historyLogin, () => void store.unlock(range));
    else {
      const title = t.historyVerifyTitle(t.ranges[range]);
      void feedback.modal({ title, text: t.historyVerify, confirmText: t.gotIt, isNotice: true });
    }
  };
  return (
    <View className={styles.section}>
      <View className={styles.bar}>
        <Segmented
          label={t.rangeLabel}
          options={seriesRanges.map((range) => ({
            key: range,
            text: t.ranges[range],
            ...(store.isLocked(range) && { icon: 'lock' as const })
          }))}
          value={store.range}
          onChange={handleRange}
        />
        <Chip kind="menu" text={t.units[market.unit]} onPress={() => setUnitOpen(true)} />
      </View>
      <View className={styles.chart}>
        <Chart store={store} detail={detail} />
      </View>
      <ProvenanceLine provenance={detail.provenance} />
      <UnitPicker isOpen={isUnitOpen} onClose={() => setUnitOpen(false)} words={t} />
    </View>
  );
});

const Chart = observer(function Chart({ store, detail }: HistoryProps) {
  const { series, seriesError } = store;
  const isSkeletonDue = useLateSkeleton(!series && seriesError === undefined);
  if (!series) {
    if (seriesError !== undefined) return <ErrorState error={seriesError} onRetry={() => void store.loadSeries()} />;
    return isSkeletonDue ? <Skeleton height={188} /> : null;
  }
  if (series.points.length === 0) return <View className={styles.nothing}>{marketInfoWords().noPoints}</View>;
  const { varietyName, gradeName } = detail.line;
  // A new line or range starts without a crosshair.
  const key = `${store.lineId} ${series.range}`;
  return <PriceChart key={key} series={series} unit={market.unit} name={`${varietyName} ${gradeName}`} />;
});

const ProvenanceLine = observer(function ProvenanceLine({ provenance }: { provenance: Provenance }) {
  const t = marketInfoWords();
  const { kind, sourceName, collector, collectedAtMs, sampleCount, review } = provenance;
  const time = shortTime(collectedAtMs, Date.now(), words().time);
  const isPending = review === 'pending';
  return (
    <View className={`${styles.provenance} ${isPending ? styles.pending : ''}`}>
      <Icon name={isPending ? 'alert-triangle' : 'info-circle'} className={styles.icon} />
      <View className={styles.words}>
        <Text>
          {t.sources[kind](sourceName, collector, time, sampleCount)}
          {t.reviewMark(isPending ? t.reviewPending : t.reviewPassed)}
        </Text>
      </View>
    </View>
  );
});
